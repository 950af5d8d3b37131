import type { RoundSettled } from '#modules/play'
import { dayOf, fromIsoTime } from '#platform/iso-time'

/** What a player played of one game on one day, with one kind of money. Amounts are minor units. */
export interface GameSum {
  readonly player: number
  readonly day: string
  readonly gameId: number
  readonly currency: string
  readonly uri: string
  readonly rounds: number
  readonly wins: number
  readonly staked: number
  readonly paid: number
  /** Of stakes; exact. */
  readonly squares: bigint
  /** The win that paid most times what it cost, the first of equal ones. */
  readonly best: { readonly round: string; readonly stake: number; readonly payout: number } | null
}

/** Sums rounds up, so that many of a player are one row to write. */
export function sumRounds(rounds: readonly RoundSettled[]): readonly GameSum[] {
  const sums = new Map<string, GameSum>()
  for (const round of rounds) {
    const one = sumOf(round)
    const key = `${one.player} ${one.day} ${one.gameId} ${one.currency}`
    const known = sums.get(key)
    sums.set(key, known === undefined ? one : added(known, one))
  }
  // Rows are written in one order, whoever writes them.
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

function sumOf({
  playerId,
  gameId,
  uri,
  stake,
  payout,
  currency,
  at,
  roundId,
}: RoundSettled): GameSum {
  const isWin = payout > stake
  return {
    player: playerId,
    day: at.slice(0, 10),
    gameId,
    currency,
    uri,
    rounds: 1,
    wins: isWin ? 1 : 0,
    staked: stake,
    paid: payout,
    squares: BigInt(stake) * BigInt(stake),
    best: isWin && stake > 0 ? { round: roundId, stake, payout } : null,
  }
}

const added = (sum: GameSum, one: GameSum): GameSum => ({
  ...sum,
  rounds: sum.rounds + one.rounds,
  wins: sum.wins + one.wins,
  staked: sum.staked + one.staked,
  paid: sum.paid + one.paid,
  squares: sum.squares + one.squares,
  best: better(sum.best, one.best),
})

const better = (known: GameSum['best'], other: GameSum['best']): GameSum['best'] => {
  if (known === null || other === null) return known ?? other
  const isMore =
    BigInt(other.payout) * BigInt(known.stake) > BigInt(known.payout) * BigInt(other.stake)
  return isMore ? other : known
}

/** A minute of the clock, since 1970, in which a round of a player was settled. */
export interface PlayedMinute {
  readonly player: number
  readonly day: string
  readonly minute: number
}

const minuteMs = 60_000

/** Each minute of each player once. */
export function minutesOf(rounds: readonly RoundSettled[]): readonly PlayedMinute[] {
  const found = new Map<string, PlayedMinute>()
  for (const { playerId: player, at } of rounds) {
    const minute = Math.floor(fromIsoTime(at) / minuteMs)
    found.set(`${player} ${minute}`, { player, minute, day: dayOf(minute * minuteMs) })
  }
  return [...found.values()].toSorted((one, other) => one.player - other.player)
}
