import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { spanOf } from '../../../time-limits/span-of.ts'
import { watchTimeLimits } from '../../../time-limits/watch-time-limits.ts'
import { leaveFullScreen } from './full-screen.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Client } from '../../shell/session/client.ts'
import type { Texts } from '../../shell/texts/texts.ts'

const minuteMs = 60_000

/** How long the game has been open, and what was bet and won meanwhile in all games, minor units; null where the house could not be asked. */
export interface Reality {
  readonly minutes: number
  readonly sums: Sums | null
}

interface Sums {
  readonly staked: number
  readonly paid: number
}

/**
 * What own games do about time, for a game of somebody else's: says above it when a limit of time will soon be reached, and tells as often as the
 * player wished, or their place asks, how long it has been. For both the game gives the screen back.
 */
export function useWatchedTime(
  { timeLeft }: Pick<Texts['gameInfo'], 'timeLeft'>,
  room: RefObject<HTMLElement | null>,
): {
  readonly reality: Reality | null
  readonly goOn: () => void
} {
  const client = useClient()
  const { language } = useHouse()
  // Sentences come anew whenever the page's data do; nobody is to be told twice for that.
  const sentences = useRef(timeLeft)
  const [reality, setReality] = useState<Reality | null>(null)
  const [everyMinutes, setEveryMinutes] = useState(0)
  const begun = useRef<{ readonly at: number; readonly sums: Sums | null } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    let timer: number | undefined
    const read = async () => {
      const answer = await client.ask('readProtection', {}, { shows: [] })
      return answer.ok && !left.signal.aborted ? answer.reply.protection : null
    }
    const begin = async (): Promise<void> => {
      const protection = await read()
      if (protection === null) return
      watchTimeLimits(protection.limits, {
        read: async () => (await read())?.limits ?? null,
        tell: (period, minutes) => {
          const sentence = fill(sentences.current[period], { left: spanOf(minutes, language) })
          void seen(room.current).then(() => client.show(notice('INFO', sentence)))
        },
        later: (act, minutes) => {
          timer = window.setTimeout(act, minutes * minuteMs)
        },
      })
      if (protection.realityMinutes === 0) return
      begun.current = { at: performance.now(), sums: await sumsOf(client) }
      if (!left.signal.aborted) setEveryMinutes(protection.realityMinutes)
    }
    void begin()
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, language, room])

  useEffect(() => {
    if (everyMinutes === 0 || reality !== null) return undefined
    const left = new AbortController()
    const timer = window.setTimeout(() => {
      const tell = async (): Promise<void> => {
        const now = await realityNow(client, begun.current)
        await seen(room.current)
        if (!left.signal.aborted) setReality(now)
      }
      void tell()
    }, everyMinutes * minuteMs)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, everyMinutes, reality, room])
  const goOn = useCallback(() => setReality(null), [])
  return { reality, goOn }
}

/** What is said beside a game that fills the screen is seen by nobody. */
const seen = async (room: HTMLElement | null): Promise<void> => {
  if (room !== null) await leaveFullScreen(room)
}

async function realityNow(
  client: Client,
  begun: { readonly at: number; readonly sums: Sums | null } | null,
): Promise<Reality> {
  const minutes = begun === null ? 0 : Math.floor((performance.now() - begun.at) / minuteMs)
  const [now, then] = [await sumsOf(client), begun?.sums ?? null]
  if (now === null || then === null) return { minutes, sums: null }
  return { minutes, sums: { staked: now.staked - then.staked, paid: now.paid - then.paid } }
}

async function sumsOf(client: Client): Promise<Sums | null> {
  const answer = await client.ask('ownFigures', { period: 'all' }, { shows: [] })
  return answer.ok ? answer.reply.figures.total : null
}
