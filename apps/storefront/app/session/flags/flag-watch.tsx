import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHouse, useWriting } from '../../language/house.tsx'
import { type Notice, notice } from '../../notices/notices.ts'
import { useClient } from '../client-context.tsx'
import { useFreshness } from '../freshness-context.tsx'
import { flagRules, leadingFlag, raisedFlags, type ToldFlag, toldFlags } from './flag-rules.ts'

/** Leads the player to where a flag is acted on, and tells of it elsewhere. Loaded for those who have one. */
export function FlagWatch({ userFlags }: Pick<PlayerStatus, 'userFlags'>) {
  const { language } = useHouse()
  const { pathname } = useLocation()
  const here = pathname.replace(new RegExp(`^/${language}(?=/|$)`), '').replace(/\/$/, '') || '/'
  const raised = raisedFlags(userFlags)
  useLeading(raised, here)
  useTelling(toldFlags(raised, here))
  return null
}

function useLeading(raised: readonly ToldFlag[], here: string): void {
  const led = useRef<Set<ToldFlag>>(new Set())
  const lead = useLead()
  const follow = useEffectEvent(() => {
    // A flag that is raised again leads again.
    for (const flag of led.current) if (!raised.includes(flag)) led.current.delete(flag)
    const flag = leadingFlag(raised, led.current, here)
    if (flag === null) return
    led.current.add(flag)
    if (flagRules[flag].target !== here) void lead(flag)
  })
  const key = raised.join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- what is raised is compared by its names
  useEffect(() => follow(), [key, here])
}

/** Goes where a flag leads; with one that ends the session, once it has ended. */
function useLead(): (flag: ToldFlag) => Promise<void> {
  const client = useClient()
  const freshness = useFreshness()
  const navigate = useNavigate()
  const { flags } = useHouse()
  const { path } = useWriting()
  return async (flag) => {
    const { target, logsOut } = flagRules[flag]
    if (target === null) return
    if (logsOut) {
      if (!(await client.ask('logOut', {})).ok) return
      freshness.signedOut()
    }
    await navigate(path(target), { replace: true })
    // As a visitor he would not be told otherwise why he is here.
    if (logsOut) client.show(notice('ERROR', flags[flag]))
  }
}

/** While a flag is raised its notice can neither be closed nor is it lost with the page. */
function useTelling(told: readonly ToldFlag[]): void {
  const client = useClient()
  const { flags } = useHouse()
  const { path } = useWriting()
  const noticeOf = (flag: ToldFlag): Notice => {
    const { target } = flagRules[flag]
    const names: Partial<Record<ToldFlag, string>> = flags.ways
    const name = names[flag]
    return notice('ERROR', flags[flag], {
      persistent: true,
      closable: false,
      ...(target !== null && name !== undefined && { way: { name, to: path(target) } }),
    })
  }
  const tell = useEffectEvent(() => {
    const shown = told.map(noticeOf)
    for (const one of shown) client.show(one)
    return () => {
      for (const one of shown) client.close(one)
    }
  })
  const key = told.join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- what is told is compared by its names
  useEffect(() => tell(), [key])
}
