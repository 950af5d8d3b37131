import { useEffect, useEffectEvent } from 'react'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { type Notice, notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { flagRules, type ToldFlag } from '../../shell/session/flag-rules.ts'

/** While a flag is raised its notice can neither be closed nor is it lost with the page. */
export function useTelling(told: readonly ToldFlag[]): void {
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
