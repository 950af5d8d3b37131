import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import { item } from '../../../at.ts'
import type { SlotDefinition, SpinRule, Trigger } from '../definition.ts'
import type { ChooseRule } from './choose/rule.ts'
import { describeHold } from './hold/describe-hold.ts'
import type { HoldRule } from './hold/rule.ts'
import { shownPrize } from './prize.ts'
import type { BookRule, FeatureRule, FreeSpinsRule, PickRule, StickyReelsRule } from './rules.ts'
import type { TrailRule } from './trail/rule.ts'
import type { WheelRule } from './wheel/rule.ts'

/** What players are told of a feature: one entry or more. */
export function describeFeature(
  definition: SlotDefinition,
  name: string,
): readonly PaytableFeature[] {
  const rule = definition.features[name]
  if (rule === undefined) throw new RangeError(`no feature ${name}`)
  const trigger = definition.spins.base.triggers.find(({ feature }) => feature === name)
  switch (rule.kind) {
    case 'freeSpins':
    case 'stickyReels':
      return [
        freeSpins(definition, { name, rule, trigger }),
        ...describeBlock(definition.spins[rule.spin]),
      ]
    case 'book':
      return [
        freeSpins(definition, { name, rule, trigger }),
        {
          type: 'book',
          symbol: trigger?.symbol ?? '',
          drawn: rule.drawn ?? 1,
          chosen: rule.chosen ?? false,
        },
      ]
    case 'respin':
      return [describeRespin(definition, name)]
    case 'walk':
      return [{ type: 'walk', symbol: definition.wild?.symbol ?? '' }]
    case 'pick':
    case 'choose':
    case 'hold':
    case 'wheel':
    case 'trail':
      return [describeStarted(definition, rule, startOf(definition, name))]
  }
}

/** Reels that stay while the others turn once more. */
function describeRespin({ spins }: SlotDefinition, name: string): PaytableFeature {
  const [start] = Object.values(spins).flatMap(({ respin }) =>
    respin?.feature === name ? [respin] : [],
  )
  const trigger = start && { symbol: start.symbol, count: start.count, reels: null }
  return { type: 'respin', trigger: trigger ?? null, spins: 1 }
}

function describeBlock(spin: SpinRule | undefined): PaytableFeature[] {
  return spin?.colossal === undefined ? [] : [{ type: 'colossal', reels: spin.colossal }]
}

/** A feature that symbols in view start. */
function describeStarted(
  { spins }: SlotDefinition,
  rule: PickRule | ChooseRule | HoldRule | WheelRule | TrailRule,
  trigger: ReturnType<typeof triggerOf>,
): PaytableFeature {
  switch (rule.kind) {
    case 'pick':
      return {
        type: 'pick',
        trigger,
        prizes: rule.prizes.toSorted((left, right) => left - right),
        enders: rule.enders,
      }
    case 'choose':
      return {
        type: 'choose',
        trigger,
        options: rule.options.map((option) => ({
          spins: option.spins,
          multiplier: spins[option.spin]?.multiplier ?? 1,
        })),
      }
    case 'hold':
      return describeHold(rule, trigger)
    case 'wheel':
      return {
        type: 'wheel',
        trigger,
        rings: rule.rings.map((slices) => slices.map((prize) => shownPrize(prize, 1))),
      }
    case 'trail':
      return {
        type: 'trail',
        trigger,
        rolls: rule.rolls,
        sides: rule.sides,
        places: rule.places.map((prize) => shownPrize(prize, 1)),
      }
  }
}

function freeSpins(
  { spins }: SlotDefinition,
  feature: {
    readonly name: string
    readonly rule: FreeSpinsRule | StickyReelsRule | BookRule
    readonly trigger: Trigger | undefined
  },
): PaytableFeature {
  const { name, rule, trigger } = feature
  const spin = spins[rule.spin]
  const again = spin?.triggers.find((one) => one.feature === name)
  return {
    type: 'freeSpins',
    symbol: trigger?.symbol ?? null,
    award: awards(trigger),
    again: awards(again),
    most: 'most' in rule ? rule.most : null,
    multiplier: spin?.multiplier ?? 1,
    wildMultipliers: (spin?.wildMultipliers ?? []).map(({ value }) => value),
    stickyWilds: staysWild(rule, spin),
    extraPerWildReel: 'extraPerReel' in rule ? rule.extraPerReel : 0,
    ownReels: spin?.strips !== spins.base.strips,
  }
}

/** Whether reels that are filled stay wild, and not a mystery. */
function staysWild({ kind }: FeatureRule, spin: SpinRule | undefined): boolean {
  return kind === 'stickyReels' && spin?.mystery === undefined
}

function awards(trigger: Trigger | undefined): { count: number; spins: number }[] {
  return (trigger?.by ?? [])
    .map((spins, count) => ({ count, spins }))
    .filter(({ spins }) => spins > 0)
    .toReversed()
}

/**
 * What starts a feature, in the paid spin or else in another.
 * @throws RangeError when no symbol does.
 */
function startOf({ spins }: SlotDefinition, name: string): ReturnType<typeof triggerOf> {
  for (const spin of Object.values(spins)) {
    const trigger = spin.triggers.find(({ feature }) => feature === name)
    if (trigger !== undefined) return triggerOf(spin, trigger)
  }
  throw new RangeError(`slot definition: no symbol starts ${name}: give a spin a trigger for it`)
}

/** What starts a feature, as players are told: anywhere, or one on each reel that holds the symbol where all of these are needed. */
function triggerOf(
  { strips }: SpinRule,
  { symbol, by }: Trigger,
): { symbol: string; count: number; reels: readonly number[] | null } {
  const count = by.findIndex((value) => value > 0)
  const reels = [...strips.keys()].filter((reel) => item(strips, reel).includes(symbol))
  const isEach = reels.length === count && reels.length < strips.length
  return { symbol, count, reels: isEach ? reels : null }
}
