import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import { flagRules, leadingFlag, type ToldFlag } from '../../shell/session/flag-rules.ts'

/** Each flag that leads does so once when it is raised. @param here path below the language prefix. */
export function useLeading(raised: readonly ToldFlag[], here: string): void {
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
    if (logsOut) client.show(notice('ERROR', flags[flag], { persistent: true }))
  }
}
