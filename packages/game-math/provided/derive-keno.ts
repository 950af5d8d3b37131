import { chancesToCatch } from '../families/keno/catches.ts'
import type { KenoDefinition } from '../families/keno/definition.ts'
import { ratio } from '../fraction.ts'
import { fitPays } from './fit-pays.ts'
import { stakesOf } from './stakes.ts'
import type { KenoWish } from './wish.ts'

const unitsPerStake = 10
/** Rarer catches pay more, and together less than they are rarer. */
const steepness = 0.72

/** A machine and its pays by what is wished of it: every ticket returns about the same. What it returns exactly, `kenoFacts` says. */
export function deriveKeno(wish: KenoWish): KenoDefinition {
  const pays = Array.from({ length: wish.spots }, (_, index) => rowOf(wish, index + 1))
  return {
    numbers: wish.numbers,
    balls: wish.balls,
    pays,
    unitsPerStake,
    betLevels: stakesOf(wish, unitsPerStake),
    maxUnits: Math.max(...pays.flat()),
  }
}

function rowOf({ numbers, balls, rtp, maxWinX }: KenoWish, spots: number): readonly number[] {
  const chances = chancesToCatch({ numbers, balls, spots }).map(ratio)
  const most = maxWinX * unitsPerStake
  const least = leastCaught(chances)
  // The top pays the most where a smaller pay would leave it behind.
  const shape = chances.map((chance, caught) =>
    caught < least || chance === 0 ? 0 : chance ** -steepness,
  )
  const worth = { row: chances.map((chance) => chance / unitsPerStake) }
  const fitted = fitPays({ row: shape }, worth, rtp)['row'] ?? []
  if (Math.max(...fitted) <= most) return fitted
  const capped = fitted.map((pay) => Math.min(pay, most))
  const top = capped.length - 1
  const spent = (capped[top] ?? 0) * (worth.row[top] ?? 0)
  const below = shape.map((pay, caught) => (caught === top ? 0 : pay))
  const others = fitPays({ row: below }, worth, rtp - spent)['row'] ?? []
  return others.map((pay, caught) => (caught === top ? (capped[top] ?? 0) : Math.min(pay, most)))
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
