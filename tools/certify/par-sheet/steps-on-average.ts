import type { CountedSpin } from '@fairhouse/contract/entities/par-sheet'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import type { HoldRule } from '@fairhouse/game-math/families/slot/features/hold/rule'
import type {
  FeatureRule,
  StickyReelsRule,
} from '@fairhouse/game-math/families/slot/features/rules'
import {
  afterSlice,
  newWheel,
  type WheelRule,
  type WheelState,
} from '@fairhouse/game-math/families/slot/features/wheel/rule'
import {
  newTrail,
  type TrailRule,
  type TrailState,
  walk,
} from '@fairhouse/game-math/families/slot/features/trail/rule'
import { readySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'

/** What one start of a feature is counted from. */
export interface Played {
  readonly definition: SlotDefinition
  readonly spins: readonly CountedSpin[]
  readonly name: string
}

/**
 * Spins, rolls or turns of a feature on average, with all that is given again.
 * @param by how many spins start it.
 * @returns null for kinds whose length depends on what starts them beyond `by`, or on the player.
 */
export function stepsOnAverage(rule: FeatureRule, by: number, played: Played): number | null {
  switch (rule.kind) {
    case 'freeSpins':
    case 'book':
      return runSteps(Math.min(by, rule.most), rule.most, awardsOf(played, rule.spin))
    case 'stickyReels':
      return stickySteps(rule, by, played.definition)
    case 'wheel':
      return wheelSteps(rule, newWheel)
    case 'trail':
      return trailSteps(rule, newTrail(rule))
    case 'respin':
      return 1
    case 'hold':
      return holdSteps(rule, by, played.definition)
    case 'choose':
    case 'pick':
    case 'walk':
      return null
  }
}

/** More spins that a spin of the run gives, each with its chance. */
type Awards = readonly { readonly by: number; readonly chance: number }[]

function awardsOf({ spins, name }: Played, spin: string): Awards {
  const starts = spins.find((one) => one.name === spin)?.starts ?? []
  return starts
    .filter(({ feature }) => feature === name)
    .map(({ by, perSpin }) => ({ by, chance: perSpin }))
}

/** Spins of a run that begins with so many and gives `most` at most. */
export function runSteps(first: number, most: number, awards: Awards): number {
  const known = new Map<string, number>()
  const from = (left: number, given: number): number => {
    if (left === 0) return 0
    const key = `${left}/${given}`
    const found = known.get(key)
    if (found !== undefined) return found
    const none = 1 - awards.reduce((sum, { chance }) => sum + chance, 0)
    const steps = awards.reduce(
      (sum, { by, chance }) => {
        const more = Math.min(by, most - given)
        return sum + chance * from(left - 1 + more, given + more)
      },
      1 + none * from(left - 1, given),
    )
    known.set(key, steps)
    return steps
  }
  return from(first, first)
}

/** Every set of filled reels, as bits, with the spins left. */
function stickySteps(rule: StickyReelsRule, by: number, definition: SlotDefinition): number {
  const spin = definition.spins[rule.spin]
  if (spin === undefined) throw new RangeError(`no spin ${rule.spin}`)
  const fills = readySpin(definition, spin).reels.map(
    (reel) => reel.fills.filter(Boolean).length / reel.length,
  )
  const known = new Map<string, number>()
  const from = (left: number, held: number): number => {
    if (left === 0) return 0
    const key = `${left}/${held}`
    const found = known.get(key)
    if (found !== undefined) return found
    const steps = filledSets(fills, held).reduce(
      (sum, { set, turned, chance }) =>
        sum + chance * from(left - 1 + turned * rule.extraPerReel, set),
      1,
    )
    known.set(key, steps)
    return steps
  }
  return from(by, 0)
}

/** What a set of filled reels can grow to in one spin. */
function filledSets(
  fills: readonly number[],
  held: number,
): readonly { readonly set: number; readonly turned: number; readonly chance: number }[] {
  return fills
    .reduce(
      (sets, fill, reel) =>
        ((held >> reel) & 1) === 1
          ? sets
          : sets.flatMap(({ set, turned, chance }) => [
              { set, turned, chance: chance * (1 - fill) },
              { set: set | (1 << reel), turned: turned + 1, chance: chance * fill },
            ]),
      [{ set: held, turned: 0, chance: 1 }],
    )
    .filter(({ chance }) => chance > 0)
}

function wheelSteps(rule: WheelRule, state: WheelState): number {
  const slices = rule.rings[state.ring] ?? []
  return slices.reduce((sum, prize) => {
    const next = afterSlice(rule, state, prize)
    return sum + (next === null ? 0 : wheelSteps(rule, next) / slices.length)
  }, 1)
}

function trailSteps(rule: TrailRule, state: TrailState): number {
  let steps = 1
  for (let die = 1; die <= rule.sides; die++) {
    const { after, isOver } = walk(rule, state, die)
    if (!isOver) steps += trailSteps(rule, after) / rule.sides
  }
  return steps
}

/** @param by cells that are filled when it starts. */
function holdSteps({ spins, landing }: HoldRule, by: number, { rows }: SlotDefinition): number {
  const cells = rows.reduce((sum, height) => sum + height, 0)
  const lands = landing.hits / landing.of
  const known = new Map<string, number>()
  const from = (filled: number, left: number): number => {
    if (left === 0 || filled === cells) return 0
    const key = `${filled}/${left}`
    const found = known.get(key)
    if (found !== undefined) return found
    const open = cells - filled
    let steps = 1
    let chance = (1 - lands) ** open
    for (let landed = 0; landed <= open; landed++) {
      steps += chance * from(filled + landed, landed > 0 ? spins : left - 1)
      chance *= ((open - landed) / (landed + 1)) * (lands / (1 - lands))
    }
    known.set(key, steps)
    return steps
  }
  return from(by, spins)
}
