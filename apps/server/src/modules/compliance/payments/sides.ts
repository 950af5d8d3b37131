import { z } from 'zod'
import type { LaidBet } from '#modules/play'

/** Money on one side of something that has two, of which one wins nearly always. */
export interface SidedStake {
  readonly player: number
  readonly round: string
  readonly game: number
  /** What has two sides: `red black`. */
  readonly pair: string
  readonly side: 0 | 1
  /** Cents. */
  readonly stake: bigint
  /** Epoch milliseconds. */
  readonly at: number
}

/** Spots of which one wins when the other loses, but for a zero, a tie or a triple; by the names that tables give them. */
const pairs = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['player', 'banker'],
  ['dragon', 'tiger'],
  ['pass', 'dontPass'],
  ['come', 'dontCome'],
  ['small', 'big'],
] as const

const spots = z.record(z.string(), z.int().min(1))
/** Tables with chips of one worth have them below a name, layouts of cards do not. */
const laid = z.union([z.strictObject({ chips: spots }).transform(({ chips }) => chips), spots])

/** What of a bet lies on sides; nothing of what lies elsewhere, or is laid in another way. Pure. */
export function sidesOf({ player, roundId, gameId, stake, selection, at }: LaidBet): SidedStake[] {
  const chips = laid.safeParse(selection).data
  if (chips === undefined) return []
  const all = Object.values(chips).reduce((sum, count) => sum + count, 0)
  return pairs.flatMap((pair) =>
    ([0, 1] as const).flatMap((side): SidedStake[] => {
      const count = chips[pair[side]]
      if (count === undefined) return []
      const own = (BigInt(stake) * BigInt(count)) / BigInt(all)
      return [{ player, round: roundId, game: gameId, pair: pair.join(' '), side, stake: own, at }]
    }),
  )
}
