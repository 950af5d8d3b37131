import { useEffect, useRef } from 'react'
import { spanOf } from '../../../time-limits/span-of.ts'
import { watchTimeLimits } from '../../../time-limits/watch-time-limits.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** Says above the game that a limit of time will soon be reached, as own games do. */
export function useTimeWarnings({ timeLeft }: Pick<Texts['gameInfo'], 'timeLeft'>): void {
  const client = useClient()
  const { language } = useHouse()
  // Sentences come anew whenever the page's data do; nobody is to be told twice for that.
  const sentences = useRef(timeLeft)
  useEffect(() => {
    const left = new AbortController()
    let timer: number | undefined
    const read = async () => {
      const answer = await client.ask('readProtection', {}, { shows: [] })
      return answer.ok && !left.signal.aborted ? answer.reply.protection.limits : null
    }
    void read().then(
      (limits) =>
        limits &&
        watchTimeLimits(limits, {
          read,
          tell: (period, minutes) => {
            const sentence = fill(sentences.current[period], { left: spanOf(minutes, language) })
            client.show(notice('INFO', sentence))
          },
          later: (act, minutes) => {
            timer = window.setTimeout(act, minutes * 60_000)
          },
        }),
    )
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, language])
}
