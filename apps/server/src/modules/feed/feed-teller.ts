import type { RoundSettled } from '#modules/play'
import { asBets } from './as-bets.ts'
import { createBetSampler } from './bet-sampler.ts'
import type { FeedNeeds } from './needs.ts'

/** Bets of this time are told together, so that telling costs the same however many there are. */
const gatherMs = 1_000

/**
 * Tells every node of bets for the feed. It runs where the outbox is heard, which is one node at a time; of more bets than anybody is shown a few
 * are chosen. What waits here when the process dies is not told, but remembered by the outbox: nodes read it when they start.
 */
export function createFeedTeller(needs: FeedNeeds) {
  const sampler = createBetSampler()
  let timer: NodeJS.Timeout | undefined

  const tellAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const bets = await asBets(needs, sampler.take())
    if (bets.length > 0) needs.tell({ bets, hidden: [] })
  }
  return {
    hear: (rounds: readonly RoundSettled[]): void => {
      for (const round of rounds) sampler.hear(round)
      timer ??= setTimeout(() => {
        tellAll().catch((fault: unknown) => needs.log.warn({ err: fault }, 'bets were not told'))
      }, gatherMs)
    },
    stop: tellAll,
  }
}
