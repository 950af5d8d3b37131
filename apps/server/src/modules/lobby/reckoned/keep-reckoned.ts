import type { z } from 'zod'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { PlayedNow } from '../lists/keep-lists.ts'
import type { PlayedTogether } from '../picks/likeness.ts'
import { changedReckoned } from '../store/changed-reckoned.ts'
import { togetherContent, trendingContent } from './reckon.ts'

/** What was reckoned for all, as this node read it last. */
export interface KeptReckoned {
  readonly playedNow: () => PlayedNow
  readonly together: () => PlayedTogether
  /** Reads it, and what is new every few seconds until `stop`. */
  readonly start: () => Promise<void>
  /** Reads what is new. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

const refreshMs = 5_000

export function keepReckoned(database: Database, log: Log): KeptReckoned {
  const stamps = new Map<string, string>()
  let trending: PlayedNow = { stamp: '', of: () => 0 }
  let together = togetherOf('', [])
  let timer: NodeJS.Timeout | undefined

  const readers: Readonly<Record<string, (content: unknown, stamp: string) => void>> = {
    trending: (content, stamp) => {
      trending = { stamp, of: scoresOf(trendingContent.parse(content)) }
    },
    together: (content, stamp) => {
      together = togetherOf(stamp, togetherContent.parse(content).pairs)
    },
  }
  const refresh = async (): Promise<void> => {
    const known = [...stamps].map(([name, stamp]) => `${name} ${stamp}`)
    for (const { name, stamp, content } of await changedReckoned(database, known)) {
      stamps.set(name, stamp)
      readers[name]?.(content, stamp)
    }
  }
  return {
    playedNow: () => trending,
    together: () => together,
    refresh,
    start: async () => {
      await refresh()
      timer = setInterval(() => {
        refresh().catch((fault: unknown) => log.warn({ err: fault }, 'the lists were not read'))
      }, refreshMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

function scoresOf(content: z.infer<typeof trendingContent>): PlayedNow['of'] {
  const scores = new Map(content)
  return (gameId) => scores.get(gameId) ?? 0
}

/** @param pairs ids of two games and how many players play both; of one with itself how many play it. */
export function togetherOf(
  stamp: string,
  pairs: z.infer<typeof togetherContent>['pairs'],
): PlayedTogether {
  const key = (one: number, other: number): string =>
    one < other ? `${one} ${other}` : `${other} ${one}`
  const counts = new Map(pairs.map(([one, other, players]) => [key(one, other), players]))
  const both = (one: number, other: number): number => counts.get(key(one, other)) ?? 0
  return { stamp, both, players: (gameId) => both(gameId, gameId) }
}
