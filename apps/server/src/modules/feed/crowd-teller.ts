import type { Play, RoundSettled } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { HouseChannels } from '#platform/house-channels'
import type { Log } from '#platform/log'
import { createCrowd, playingMs } from './crowd.ts'

/** Numbers are told no more often than this. */
const tellEveryMs = 10_000

type CrowdNeeds = Pick<Play, 'recentRounds'> & {
  readonly clock: Clock
  readonly log: Log
  /** Tells all nodes, this one too. */
  readonly tell: HouseChannels['playing']['publish']
}

/**
 * Tells every node how many players games have. It runs where the outbox is heard, which is one node at a time, and tells only after it heard: a
 * node whose turn is over falls silent.
 */
export function createCrowdTeller({ clock, log, tell, recentRounds }: CrowdNeeds) {
  const crowd = createCrowd()
  let heardAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  const tellAll = async (missed: boolean): Promise<void> => {
    timer = undefined
    // What another node heard, or this one before it was started anew.
    if (missed) crowd.hear(await recentRounds())
    tell(crowd.counts(clock.now()))
  }
  return {
    hear: (rounds: readonly RoundSettled[]): void => {
      crowd.hear(rounds)
      const now = clock.now()
      const missed = now - heardAt > playingMs
      heardAt = now
      timer ??= setTimeout(
        () => {
          tellAll(missed).catch((fault: unknown) =>
            log.warn({ err: fault }, 'how many play was not told'),
          )
        },
        missed ? 0 : tellEveryMs,
      )
    },
    stop: (): void => clearTimeout(timer),
  }
}
