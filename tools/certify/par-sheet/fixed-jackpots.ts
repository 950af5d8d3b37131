import { item } from '@fairhouse/game-math/at'
import { ratio } from '@fairhouse/game-math/fraction'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { filledAtEnd } from '@fairhouse/game-math/families/slot/features/hold/hold-weights'
import {
  type HoldRule,
  startWeight,
  totalWeight,
} from '@fairhouse/game-math/families/slot/features/hold/rule'
import type { FeaturePrize } from '@fairhouse/game-math/families/slot/features/prize'
import type { FeatureRule } from '@fairhouse/game-math/families/slot/features/rules'
import {
  newTrail,
  type TrailRule,
  type TrailState,
  walk,
} from '@fairhouse/game-math/families/slot/features/trail/rule'
import {
  afterSlice,
  newWheel,
  type WheelRule,
  type WheelState,
} from '@fairhouse/game-math/families/slot/features/wheel/rule'

/** A jackpot of a fixed amount, and how many of it one play of its feature brings on average. */
export interface FixedJackpot {
  readonly jackpot: string
  readonly units: number
  readonly perFeature: number
}

/**
 * The fixed jackpots of a feature.
 * @param by what starts it: for a hold, so many filled cells.
 */
export function fixedJackpots(
  rule: FeatureRule,
  by: number,
  { rows }: Pick<SlotDefinition, 'rows'>,
): readonly FixedJackpot[] {
  switch (rule.kind) {
    case 'hold':
      return ofHold(rule, by, rows)
    case 'wheel':
      return among(rule.rings.flat(), (jackpot) => onWheel(rule, newWheel, jackpot))
    case 'trail':
      return among(rule.places, (jackpot) => onTrail(rule, newTrail(rule), jackpot))
    case 'freeSpins':
    case 'stickyReels':
    case 'book':
    case 'pick':
    case 'choose':
    case 'respin':
    case 'walk':
      return []
  }
}

/** Cells that start it drew alike, and so did all that filled later: their mean numbers say all. */
function ofHold(rule: HoldRule, by: number, rows: readonly number[]): readonly FixedJackpot[] {
  const cells = rows.reduce((sum, height) => sum + height, 0)
  const ends = filledAtEnd(rule, { cells, filled: by })
  const filled = [...ends].reduce((sum, [count, chance]) => sum + count * ratio(chance), 0)
  const full = ends.get(cells)
  const prizes = rule.prizes.flatMap((prize) =>
    prize.kind === 'jackpot'
      ? [
          {
            jackpot: prize.jackpot,
            units: prize.units,
            perFeature:
              (prize.later ? 0 : (by * prize.weight) / startWeight(rule)) +
              ((filled - by) * prize.weight) / totalWeight(rule),
          },
        ]
      : [],
  )
  return [...prizes, { ...rule.full, perFeature: full === undefined ? 0 : ratio(full) }]
}

function among(
  prizes: readonly FeaturePrize[],
  perFeature: (jackpot: string) => number,
): readonly FixedJackpot[] {
  return prizes.flatMap((prize) =>
    prize.kind === 'jackpot'
      ? [{ jackpot: prize.jackpot, units: prize.units, perFeature: perFeature(prize.jackpot) }]
      : [],
  )
}

const counts = (prize: FeaturePrize, jackpot: string): number =>
  prize.kind === 'jackpot' && prize.jackpot === jackpot ? 1 : 0

function onWheel(rule: WheelRule, state: WheelState, jackpot: string): number {
  const slices = item(rule.rings, state.ring)
  return slices.reduce((sum, prize) => {
    const next = afterSlice(rule, state, prize)
    const later = next === null ? 0 : onWheel(rule, next, jackpot)
    return sum + (counts(prize, jackpot) + later) / slices.length
  }, 0)
}

function onTrail(rule: TrailRule, state: TrailState, jackpot: string): number {
  let sum = 0
  for (let die = 1; die <= rule.sides; die++) {
    const { prize, after, isOver } = walk(rule, state, die)
    const later = isOver ? 0 : onTrail(rule, after, jackpot)
    sum += (counts(prize, jackpot) + later) / rule.sides
  }
  return sum
}
