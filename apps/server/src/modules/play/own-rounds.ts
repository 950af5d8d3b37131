import type { RoundSummary, StreamRound } from '@fairhouse/contract/calls/play'
import { type PlayerId, smallestUuidV7, timeOfUuidV7 } from '#platform/ids'
import type { PlayHouse } from './change-seat.ts'
import { roundSummary } from './game-history.ts'
import { type StoredStep, stepsFrom } from './store/round-steps.ts'
import { roundsOf } from './stream-rounds.ts'

/** A round with all that its player needs to work it out again, but for the seeds of its stream. */
export interface OwnRound extends RoundSummary, Omit<StreamRound, 'ended' | 'receipts'> {
  /** Which of the player's streams it was drawn from. */
  readonly stream: number
  /** Hashes of the receipts of its steps; none for steps of before there were receipts. */
  readonly receipts: readonly string[]
}

/**
 * A player's rounds in the order of play, at most `limit`, and where the next ones begin; null after the last.
 * @param first the smallest id that may be among them; null from the beginning.
 */
export async function ownRounds(
  { needs: { database }, seats, definitions }: PlayHouse,
  player: PlayerId,
  { first, limit }: { readonly first: string | null; readonly limit: number },
): Promise<{ readonly rounds: readonly OwnRound[]; readonly next: string | null }> {
  const { currency } = await seats.of(player)
  const from = { first: first ?? smallestUuidV7(0), rounds: limit }
  const found = await stepsFrom({ database, definitions }, player, from)
  const rounds = roundsOf(found).map(({ steps, round, newest }) => ({
    ...round,
    ...roundSummary(newest, currency),
    stream: newest.stream,
    receipts: steps.flatMap(hashOf),
  }))
  const last = rounds.at(-1)
  const isWhole = rounds.length === limit
  return { rounds, next: last && isWhole ? smallestUuidV7(timeOfUuidV7(last.id) + 1) : null }
}

const hashOf = ({ receipt }: StoredStep): readonly string[] =>
  receipt === null ? [] : [receipt.toString('hex')]
