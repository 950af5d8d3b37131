import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useLocation } from 'react-router'
import { useHouse } from '../../language/house.tsx'
import { raisedFlags, toldFlags } from './flag-rules.ts'
import { useLeading } from './use-leading.ts'
import { useTelling } from './use-telling.ts'
import { VerificationStrip } from './verification-strip.tsx'

/** Leads the player to where a flag is acted on, and tells of it elsewhere. */
export function RaisedFlags({ userFlags }: Pick<PlayerStatus, 'userFlags'>) {
  const { language } = useHouse()
  const { pathname } = useLocation()
  const here = pathname.slice(`/${language}`.length).replace(/\/$/, '') || '/'
  const raised = raisedFlags(userFlags)
  useLeading(raised, here)
  useTelling(toldFlags(raised, here))
  return userFlags.verifyContactEmail ? <VerificationStrip here={here} /> : null
}
