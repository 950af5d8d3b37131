import type { GameFeature } from '@fairhouse/contract/entities/game-mechanics'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import type { Prize } from '@fairhouse/contract/families/slot/events'

/** What players call each feature of a paytable; nothing where the trade has no word, or no title of ours the feature. */
const names = {
  freeSpins: ['freeSpins'],
  choose: ['freeSpins'],
  book: ['expandingSymbols'],
  pick: ['pick'],
  hold: ['holdAndWin'],
  wheel: ['wheel'],
  trail: ['trail'],
  respin: ['respins'],
  walk: ['walkingWilds', 'respins'],
  nudge: ['nudgingWilds'],
  wildDrop: ['randomWilds'],
  chosenWild: ['randomWilds'],
  corners: [],
  cornerWilds: [],
  mystery: ['mysterySymbols'],
  colossal: ['colossalSymbols'],
  upgrade: ['symbolUpgrade'],
  split: [],
  removal: [],
  cash: ['cashCollect'],
  cascade: ['cascade'],
  bombs: ['multiplier'],
  placeMultipliers: ['multiplier'],
  multiplierReel: ['multiplier'],
  fullScreen: ['multiplier'],
  gamble: ['gamble'],
  progressive: ['jackpot'],
} as const satisfies Record<PaytableFeature['type'], readonly GameFeature[]>

/** What a paytable says by its numbers. */
const signs: readonly (readonly [GameFeature, (paytable: SlotPaytable) => boolean])[] = [
  ['bothWays', ({ rule }) => 'bothWays' in rule && rule.bothWays],
  ['variableRows', ({ grid }) => grid.rows.some((most, reel) => most !== grid.leastRows[reel])],
  ['bonusBuy', ({ modes }) => modes.some(({ kind }) => kind === 'buy')],
  ['expandingWilds', ({ wild }) => wild?.expands ?? false],
  ['multiplier', ({ wild }) => (wild?.multipliers.length ?? 0) > 0],
  ['multiplier', ({ features }) => features.some(multiplies)],
  [
    'stickyWilds',
    ({ features }) => features.some((one) => 'stickyWilds' in one && one.stickyWilds),
  ],
  [
    'stickySymbols',
    ({ features }) => features.some((one) => one.type === 'mystery' && one.staysInFreeSpins),
  ],
  [
    'fixedJackpots',
    ({ features }) => features.flatMap(prizesOf).some(({ kind }) => kind === 'jackpot'),
  ],
]

/**
 * What a title's manifest must name, each once: everything that its paytable tells but how it pays. Paytables of other families than slots tell
 * jackpots and features that are bought; what else such a title is built of, its manifest alone says.
 */
export function toldFeatures(paytable: Paytable): ReadonlySet<GameFeature> {
  return paytable.family === 'slot' ? toldOfSlot(paytable) : new Set(toldOfAll(paytable))
}

const toldOfAll = ({ features, modes }: Pick<Paytable, 'features' | 'modes'>): GameFeature[] => [
  ...(features.some(({ type }) => type === 'progressive') ? (['jackpot'] as const) : []),
  ...(modes.some(({ kind }) => kind === 'buy') ? (['bonusBuy'] as const) : []),
]

function toldOfSlot(paytable: SlotPaytable): ReadonlySet<GameFeature> {
  return new Set<GameFeature>([
    ...paytable.features.flatMap(({ type }) => names[type]),
    ...signs.flatMap(([name, isTold]) => (isTold(paytable) ? [name] : [])),
  ])
}

/** Whether a feature that is called otherwise multiplies wins besides. */
function multiplies(feature: PaytableFeature): boolean {
  if (feature.type === 'freeSpins') {
    return feature.multiplier > 1 || feature.wildMultipliers.length > 0
  }
  if (feature.type === 'choose') return feature.options.some(({ multiplier }) => multiplier > 1)
  if (feature.type === 'cascade') {
    return feature.multipliers.some((one) => one > 1) || feature.risesInFreeSpins > 0
  }
  return prizesOf(feature).some(({ kind }) => kind === 'multiply')
}

function prizesOf(feature: PaytableFeature): readonly Prize[] {
  if (feature.type === 'hold') return feature.prizes
  if (feature.type === 'wheel') return feature.rings.flat()
  return feature.type === 'trail' ? feature.places : []
}
