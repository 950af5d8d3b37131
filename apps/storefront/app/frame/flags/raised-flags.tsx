import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useLocation } from 'react-router'
import { GuestStrip } from '../../features/guests/guest-strip.tsx'
import { useHouse } from '../../shell/house/house.tsx'
import type { UnfinishedRound } from '../../shell/session/client.ts'
import { raisedFlags, toldFlags } from '../../shell/session/flag-rules.ts'
import { SuspendedStrip } from './suspended-strip.tsx'
import { UnfinishedStrip } from './unfinished-strip.tsx'
import { useLeading } from './use-leading.ts'
import { useTelling } from './use-telling.ts'
import { VerificationStrip } from './verification-strip.tsx'

/** Leads the player to where a flag is acted on, and tells of it elsewhere; above all, that the account is suspended. */
export function RaisedFlags({ status, round }: { status: PlayerStatus; round: UnfinishedRound }) {
  const { userFlags, isSuspended, isGuest } = status
  const { language } = useHouse()
  const { pathname } = useLocation()
  const here = pathname.slice(`/${language}`.length).replace(/\/$/, '') || '/'
  const raised = raisedFlags(userFlags)
  useLeading(raised, here)
  useTelling(toldFlags(raised, here))
  return (
    <>
      {isSuspended ? <SuspendedStrip /> : null}
      {round ? <UnfinishedStrip round={round} /> : null}
      {isGuest ? <GuestStrip here={here} /> : null}
      {userFlags.verifyContactEmail ? <VerificationStrip here={here} /> : null}
    </>
  )
}
