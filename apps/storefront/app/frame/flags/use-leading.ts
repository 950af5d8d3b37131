import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import { flagRules, type ToldFlag } from '../../shell/session/flag-rules.ts'
import { forgetLed, leadOnce } from '../../shell/session/led-flags.ts'

/** Each flag that leads does so once when it is raised. @param here path below the language prefix. */
export function useLeading(raised: readonly ToldFlag[], here: string): void {
  const lead = useLead()
  const follow = useEffectEvent(() => {
    const flag = leadOnce(raised, here)
    if (flag !== null && flagRules[flag].target !== here) void lead(flag)
  })
  const key = raised.join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- what is raised is compared by its names
  useEffect(() => follow(), [key, here])
  // Nothing is raised any more, or nobody is signed in. A page that is left for one outside the frame is not heard here.
  useEffect(() => forgetLed, [])
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
