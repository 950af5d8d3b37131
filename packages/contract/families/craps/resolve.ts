import {
  type BoxNumber,
  type CrapsKind,
  type CrapsSpot,
  isBoxNumber,
  type TwoDice,
} from './spots.ts'

/**
 * What a roll does to a bet: it wins (a field bet by the odds of the number), loses, comes back untouched, moves to a number (a line bet: gets its
 * point), or stays.
 */
export type Resolution =
  | { readonly type: 'won' }
  | { readonly type: 'lost' }
  | { readonly type: 'pushed' }
  | { readonly type: 'moved'; readonly number: BoxNumber }
  | { readonly type: 'stays' }

const won: Resolution = { type: 'won' }
const lost: Resolution = { type: 'lost' }
const pushed: Resolution = { type: 'pushed' }
const stays: Resolution = { type: 'stays' }

/** Sums by which bets of one roll win. */
const oneRoll: ReadonlyMap<CrapsKind, readonly number[]> = new Map([
  ['field', [2, 3, 4, 9, 10, 11, 12]],
  ['anySeven', [7]],
  ['anyCraps', [2, 3, 12]],
  ['two', [2]],
  ['three', [3]],
  ['eleven', [11]],
  ['twelve', [12]],
])
/** What wins by the seven and loses by its number. */
const against: ReadonlySet<CrapsKind> = new Set([
  'dontPass',
  'dontCome',
  'dontPassOdds',
  'dontComeOdds',
])
const seven = 7

/**
 * How a roll settles a bet. Every bet works on every roll, so that a seven leaves none on the table.
 * @param number what the bet waits for: the point of a line bet or its odds, the number of another; null before it has one.
 */
export function resolve(
  { kind }: Pick<CrapsSpot, 'kind'>,
  number: BoxNumber | null,
  [one, other]: TwoDice,
): Resolution {
  const sum = one + other
  const sums = oneRoll.get(kind)
  if (sums) return sums.includes(sum) ? won : lost
  const isAgainst = against.has(kind)
  if (number === null) return isAgainst ? firstRollAgainst(sum) : firstRoll(sum)
  if (sum !== number && sum !== seven) return stays
  // A hardway must come as a pair.
  const isHit = sum === number && (kind !== 'hard' || one === other)
  return isHit === isAgainst ? lost : won
}

function firstRoll(sum: number): Resolution {
  if (sum === seven || sum === 11) return won
  return isBoxNumber(sum) ? { type: 'moved', number: sum } : lost
}

/** Against the shooter: the twelve is barred, and only comes back. */
function firstRollAgainst(sum: number): Resolution {
  if (sum === seven || sum === 11) return lost
  if (sum === 12) return pushed
  return isBoxNumber(sum) ? { type: 'moved', number: sum } : won
}
