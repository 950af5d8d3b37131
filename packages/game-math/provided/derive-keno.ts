import { chancesToCatch } from '../families/keno/catches.ts'
import type { KenoDefinition } from '../families/keno/definition.ts'
import { ratio } from '../fraction.ts'
import { fitRow } from './fit-row.ts'
import { stakesOf } from './stakes.ts'
import type { BallsWish, KenoWish } from './wish.ts'

const unitsPerStake = 10
/** Rarer catches pay more, and together less than they are rarer. */
const steepness = 0.72

/** A machine and its pays by what is wished of it: every ticket returns about the same. What it returns exactly, `kenoFacts` says. */
export function deriveKeno(wish: KenoWish): KenoDefinition {
  const pays = Array.from({ length: wish.spots }, (_, index) => paysOfTicket(wish, index + 1))
  return {
    numbers: wish.numbers,
    balls: wish.balls,
    pays,
    unitsPerStake,
    betLevels: stakesOf(wish, unitsPerStake),
    maxUnits: Math.max(...pays.flat()),
  }
}

/** `[caught]`: pay units, a tenth of the stake each, of a ticket of so many spots. */
export function paysOfTicket(
  { numbers, balls, rtp, maxWinX }: Omit<BallsWish, 'spots'>,
  spots: number,
): readonly number[] {
  const chances = chancesToCatch({ numbers, balls, spots }).map(ratio)
  const least = leastCaught(chances)
  const shape = chances.map((chance, caught) =>
    caught < least || chance === 0 ? 0 : chance ** -steepness,
  )
  const worth = chances.map((chance) => chance / unitsPerStake)
  return fitRow(shape, worth, { rtp, most: maxWinX * unitsPerStake })
}

/** From how many caught on something is paid: what at most two rounds in five reach. */
function leastCaught(chances: readonly number[]): number {
  let sum = 0
  for (let caught = chances.length - 1; caught > 0; caught--) {
    sum += chances[caught] ?? 0
    if (sum > 0.4) return caught + 1
  }
  return 1
}
