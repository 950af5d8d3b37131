import type { CountedSpin, FeatureOdds, ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { grouped, oneIn, percent } from './figures.ts'
import { table } from './table.ts'

/** The sections of what is counted: each way to spin, and what happens inside of features. */
export function spinSections({ spins, features }: ParSheet): readonly string[] {
  return [...spins.map(spinSection), ...(features.length > 0 ? [featureSection(features)] : [])]
}

function spinSection({ name, stops, cycle, pays, starts }: CountedSpin): string {
  const counted = `${grouped(stops)} combinations of stops; with the weights of all other draws the cycle is ${grouped(cycle)}.`
  return [
    `## Spin: ${name}`,
    counted,
    ...(pays === null
      ? [
          'What it wins depends on what stands from the spins before, so its pays are counted only as a whole: see its feature.',
        ]
      : pays.length === 0
        ? []
        : [payTable(pays)]),
    ...(starts.length > 0 ? [startTable(starts)] : []),
  ].join('\n\n')
}

function payTable(pays: NonNullable<CountedSpin['pays']>): string {
  const rows = pays.map(({ by, symbol, count, combinations, perSpin, ofStake }) => [
    `${by} ${symbol}`,
    count,
    grouped(combinations),
    perSpin.toExponential(6),
    percent(ofStake),
  ])
  const sum = pays.filter(({ by }) => by !== 'book').reduce((all, { ofStake }) => all + ofStake, 0)
  const hasBook = pays.some(({ by }) => by === 'book')
  const heads = ['pay', 'count', 'combinations', 'a spin', 'of a stake']
  return `${table(heads, [...rows, [hasBook ? 'all but the book' : 'all', '', '', '', percent(sum)]])}\n\nCombinations are of the whole cycle; those of lines are added over all lines. Multipliers are counted in what pays return, the most a round wins is not.${hasBook ? ' A book pays by its special symbols alone.' : ''}`
}

function startTable(starts: CountedSpin['starts']): string {
  const rows = starts.map(({ symbol, count, feature, by, combinations, perSpin }) => [
    `${count} ${symbol}`,
    `${feature} by ${by}`,
    grouped(combinations),
    oneIn(1 / perSpin),
  ])
  return table(['in view', 'starts', 'combinations of stops', 'one spin in'], rows)
}

function featureSection(features: readonly FeatureOdds[]): string {
  const rows = features.map(({ name, kind, oneRoundIn, stepsOnAverage }) => [
    `${name} (${kind})`,
    oneRoundIn === null ? '-' : oneIn(oneRoundIn),
    stepsOnAverage === null ? '-' : stepsOnAverage.toFixed(4),
  ])
  const jackpots = features.flatMap(({ name, jackpots }) =>
    jackpots.map((one) => [
      `${name}: ${one.jackpot}`,
      one.units.toLocaleString('en'),
      one.perFeature.toExponential(6),
      oneIn(one.oneRoundIn),
    ]),
  )
  const odds = table(['feature', 'one plain bet in', 'steps on average'], rows)
  const fixed = table(['fixed jackpot', 'units', 'a feature', 'one plain bet in'], jackpots)
  return `## Inside of features\n\nSteps are spins, rolls or turns, with all that is given again.\n\n${[odds, ...(jackpots.length > 0 ? [fixed] : [])].join('\n\n')}`
}
