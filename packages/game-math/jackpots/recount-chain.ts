import { type MeterMovement } from './meter-chain.ts'
import {
  afterBeginning,
  afterBet,
  afterEmptying,
  afterReceiving,
  afterWin,
  type MeterPoint,
  type Moved,
  opened,
} from './meter-moves.ts'

/** A movement as it was published, with its hash. */
export type PublishedMovement = MeterMovement & { readonly hash: string }

export type RecountedChain =
  /** All of them follow from each other; the meter after the last. */
  | { readonly point: MeterPoint }
  /** The first movement that does not follow from what stood before it. */
  | { readonly fault: number }

/**
 * Works a part of a meter's chain out again: every amount from the terms and what bets cost, every hash from the one before.
 * @param from the meter before the first of them; a chain's own beginning is `{ start }`, what its first movement is linked to.
 */
export function recountChain(
  from: MeterPoint | { readonly start: string },
  movements: readonly PublishedMovement[],
): RecountedChain {
  let point = from
  let last: MeterMovement | null = null
  for (const told of movements) {
    const moved = 'start' in point ? firstOf(point.start, told) : follow(point, told, last)
    if (!moved || moved.point.head !== told.hash || !isSame(moved.movement, told)) {
      return { fault: told.number }
    }
    point = moved.point
    last = told
  }
  if ('start' in point) return { fault: 1 }
  return { point }
}

function firstOf(start: string, told: MeterMovement): Moved | null {
  if (told.type !== 'begun') return null
  const { run, terms, pool, reserve } = told
  return opened({ run, terms, pool, reserve, movements: 0, head: start }, told)
}

/** What must come of the same bet, win or beginning. A win belongs to the bet before it; it ends a run, as emptying does, and nothing else. */
function follow(point: MeterPoint, told: MeterMovement, last: MeterMovement | null): Moved | null {
  const isOver = last?.type === 'won' || last?.type === 'emptied'
  if (isOver !== (told.type === 'begun') && last !== null) return null
  switch (told.type) {
    case 'fed':
      return afterBet(point, told)
    case 'won':
      if (last !== null && (last.type !== 'fed' || last.contribution !== told.contribution)) {
        return null
      }
      return afterWin(point, told.contribution)
    case 'emptied':
      return afterEmptying(point, told.to)
    case 'received':
      return afterReceiving(point, told)
    case 'begun':
      return afterBeginning(point, told)
  }
}

/** Field by field; terms are held together by the hash. */
const isSame = (ours: MeterMovement, told: MeterMovement): boolean =>
  ours.type === told.type &&
  sumsOf(ours) === sumsOf(told) &&
  ours.number === told.number &&
  ours.run === told.run

function sumsOf(movement: MeterMovement): string {
  const { pool, reserve } = movement
  const sums = [pool, reserve]
  if (movement.type === 'fed') sums.push(movement.grown, movement.laidBy)
  if ('amount' in movement) sums.push(movement.amount)
  if (movement.type === 'begun') sums.push(movement.added)
  return sums.join(':')
}
