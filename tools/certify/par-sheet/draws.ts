import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import type { Release } from '@fairhouse/game-math/released/release'
import type { SlotDefinition, SpinRule } from '@fairhouse/game-math/families/slot/definition'
import type { HoldRule } from '@fairhouse/game-math/families/slot/features/hold/rule'
import type { BookRule, FeatureRule } from '@fairhouse/game-math/families/slot/features/rules'
import { innerOf } from './inner-of.ts'

type Drawn = ParSheet['draws'][number]

/** The kinds of draws that a title makes, by the names that docs/order-of-draws.md gives them, in its order. */
export function drawsOf(release: Release): readonly Drawn[] {
  if ('jackpots' in release) {
    const own = release.jackpots.flatMap((terms) =>
      terms.won === 'byDraw'
        ? [{ of: `jackpot ${terms.name}`, draw: 'jackpot', below: String(terms.turnover) }]
        : [],
    )
    return [...drawsOf(release.inner), ...own]
  }
  if ('table' in release) {
    const rows = release.table.classes.map((one) => one.rows).join(' or ')
    const own = [
      { of: 'table', draw: 'class', below: '4294967296' },
      { of: 'table', draw: 'row', below: rows },
    ]
    return [...own, ...drawsOf(release.inner)]
  }
  const inner = innerOf(release)
  switch (inner.kind) {
    case 'slot':
      return slotDraws(inner.definition)
    case 'cells':
      return [{ of: 'grid', draw: 'cell', below: cellsBelow(inner.definition) }]
    case 'cascade':
      return cascadeDraws(inner.definition)
  }
}

function slotDraws(definition: SlotDefinition): readonly Drawn[] {
  const { spins, features, gamble } = definition
  return [
    ...Object.entries(spins).flatMap(([name, rule]) => spinDraws(`spin ${name}`, rule)),
    ...Object.entries(features).flatMap(([name, rule]) => featureDraws(`feature ${name}`, rule)),
    ...(gamble === undefined ? [] : [{ of: 'gamble', draw: 'side', below: '2' }]),
  ]
}

function spinDraws(of: string, rule: SpinRule): readonly Drawn[] {
  const { removal, cash, mystery, upgrade, wildDrop, chosenWild } = rule
  const { strips, colossal = [], wildMultipliers, multiplierReel } = rule
  const lengths = strips.flatMap((strip, reel) =>
    colossal.slice(1).includes(reel) ? [] : [strip.length],
  )
  const weighed: readonly (readonly [string, readonly Weighty[] | undefined])[] = [
    ['removal', removal && [{ weight: removal.none }, ...removal.choices]],
    ['cash', cash?.values],
    ['mystery', mystery?.choices],
    ['upgrade', upgrade && [{ weight: upgrade.none }, ...upgrade.choices]],
    ['wildDrop', wildDrop && [{ weight: wildDrop.none }, ...wildDrop.patterns]],
    ['wildMultiplier', wildMultipliers],
    ['chosenWild', chosenWild?.choices],
    ['multiplierReel', multiplierReel],
  ]
  return [
    { of, draw: 'stop', below: lengths.join(', ') },
    ...weighed.flatMap(([draw, list]) =>
      list === undefined ? [] : [{ of, draw, below: sumOf(list) }],
    ),
  ]
}

interface Weighty {
  readonly weight: number
}

const sumOf = (list: readonly Weighty[]): string =>
  String(list.reduce((sum, { weight }) => sum + weight, 0))

function featureDraws(of: string, rule: FeatureRule): readonly Drawn[] {
  switch (rule.kind) {
    case 'book':
      return rule.chosen === true ? [] : [{ of, draw: 'bookSymbol', below: bookBelow(rule) }]
    case 'pick': {
      const things = rule.prizes.length + rule.enders
      return [{ of, draw: 'pick', below: `${things}, ${things - 1} … 1` }]
    }
    case 'hold':
      return [
        { of, draw: 'holdHit', below: String(rule.landing.of) },
        { of, draw: 'holdPrize', below: holdPrizeBelow(rule) },
      ]
    case 'wheel':
      return [{ of, draw: 'slice', below: rule.rings.map((ring) => ring.length).join(', then ') }]
    case 'trail':
      return [{ of, draw: 'die', below: String(rule.sides) }]
    case 'freeSpins':
    case 'stickyReels':
    case 'choose':
    case 'respin':
    case 'walk':
      return []
  }
}

/** A symbol that was drawn is out of the draws after it. */
function bookBelow({ symbols, drawn = 1 }: BookRule): string {
  const all = sumOf(symbols)
  return drawn === 1 ? all : `${all}, then less the weight of each that was drawn`
}

/** Where something only lands later, cells that start it draw below less. */
function holdPrizeBelow({ prizes }: HoldRule): string {
  const first = prizes.filter(({ later }) => !later)
  const all = sumOf(prizes)
  return first.length < prizes.length ? `${sumOf(first)} at the start, then ${all}` : all
}

function cellsBelow({ weights }: CellsDefinition): string {
  return String(Object.values(weights).reduce((sum, weight) => sum + weight, 0))
}

function cascadeDraws({ heights, weights, bombs }: CascadeDefinition): readonly Drawn[] {
  const several = heights.filter((list) => list.length > 1).map((list) => list.length)
  const urns = (mode: 'base' | 'free'): string =>
    weights[mode]
      .map((one) => Object.values(one).reduce((sum, weight) => sum + weight, 0))
      .join(', ')
  return [
    ...(several.length === 0 ? [] : [{ of: 'cascade', draw: 'height', below: several.join(', ') }]),
    { of: 'cascade base', draw: 'cell', below: urns('base') },
    { of: 'cascade free', draw: 'cell', below: urns('free') },
    ...(bombs === null ? [] : [{ of: 'cascade', draw: 'bombValue', below: sumOf(bombs.values) }]),
  ]
}
