import type { CertifiedMode } from '@fairhouse/contract/entities/certificate'
import type { ParSheet, SheetBet } from '@fairhouse/contract/entities/par-sheet'
import { choicesTable } from './choices.ts'
import { folded, percent, whole } from './figures.ts'
import { table } from './table.ts'

type Numbers = Omit<CertifiedMode, 'name' | 'price'>

/** The sections of each way to bet: what it returns, from where, how often, and how widely. */
export function betSections({ bets, certificate }: ParSheet): readonly string[] {
  return bets.map((bet, i) => {
    const numbers = i === 0 ? certificate : certificate.modes[i - 1]
    if (numbers === undefined) throw new RangeError(`no certificate of ${bet.name}`)
    return [
      `## Bet: ${bet.name}, for ${bet.priceInStakes} x`,
      'Returns, means and sigmas say whether they are in prices (what the round costs) or in stakes (x); large wins are in stakes.',
      table(['', 'value'], summaryRows(numbers, bet)),
      exactReturn(numbers),
      ...choicesTable(numbers),
      split(numbers, bet),
      chances(numbers),
      spread(bet),
    ].join('\n\n')
  })
}

function summaryRows(numbers: Numbers, bet: SheetBet): readonly (readonly string[])[] {
  const { topPrize } = numbers
  return [
    ['Price', `${bet.priceUnits} units, ${bet.priceInStakes} x`],
    ['Return to player, in prices', percent(numbers.rtp.ratio)],
    ['Mean win, in stakes', `${bet.inStakes.mean.toFixed(6)} x`],
    ['Return had a round no most, in prices', percent(withoutMost(bet))],
    ['Hit frequency', percent(numbers.hitFrequency)],
    ['Rounds that win more than they cost', percent(numbers.profitFrequency)],
    ['Sigma, in prices', bet.inPrices.sigma.toFixed(4)],
    ['Sigma, in stakes', `${bet.inStakes.sigma.toFixed(4)} x`],
    ['Volatility index (1.645 sigma), in prices', bet.volatilityIndex.toFixed(4)],
    ['Volatility', `${numbers.volatility} of 5`],
    ['Top prize, in stakes', `${topPrize.x} x, one round in ${whole(topPrize.oneIn)}`],
    ...(bet.doubled === null
      ? []
      : [
          ['Hit frequency, when all that may be doubled is', percent(bet.doubled.hitFrequency)],
          [
            'Sigma, when all that may be doubled is, in prices',
            bet.doubled.sigmaInPrices.toFixed(4),
          ],
        ]),
  ]
}

/** Printed with more digits than a quotient of safe integers would keep. */
function withoutMost({ returnWithoutMost: { numerator, denominator } }: SheetBet): number {
  const scale = 10n ** 15n
  return Number((BigInt(numerator) * scale) / BigInt(denominator)) / Number(scale)
}

function exactReturn({ rtp: { exact } }: Numbers): string {
  return `The return is exactly, in prices\n\n\`\`\`text\n${folded(exact.numerator)}\n/\n${folded(exact.denominator)}\n\`\`\``
}

function split(numbers: Numbers, { priceInStakes }: SheetBet): string {
  const rows = numbers.split.map(({ part, ratio: value }) => [
    part,
    percent(value),
    percent(value / numbers.rtp.ratio),
  ])
  const features = numbers.featureOneIn.map(({ feature, oneIn }) => {
    const returned = numbers.split.find(({ part }) => part === feature)?.ratio ?? 0
    return [feature, oneIn.toFixed(2), `${(returned * oneIn * priceInStakes).toFixed(3)} x`]
  })
  const parts = table(['part', 'of the price', 'of the return'], rows)
  const frequencies = table(['feature', 'one round in', 'mean win, in stakes'], features)
  return `### Where the return comes from\n\n${[parts, ...(features.length > 0 ? [frequencies] : [])].join('\n\n')}`
}

function chances({ tail, topPrize }: Numbers): string {
  const rows = tail.map(({ x, probability }) => [
    `${x} x`,
    probability.toExponential(6),
    whole(1 / probability),
  ])
  const most = [`${topPrize.x} x`, (1 / topPrize.oneIn).toExponential(6), whole(topPrize.oneIn)]
  const heads = ['at least, in stakes', 'probability', 'one round in']
  return `### Chances of large wins\n\n${table(heads, [...rows, most])}`
}

function spread({ bands }: SheetBet): string {
  const byRounds = Map.groupBy(bands, ({ rounds }) => rounds)
  const rows = [...byRounds].map(([rounds, own]) => [
    rounds.toLocaleString('en'),
    ...own.map(({ from, to }) => `${percent(from)} – ${percent(to)}`),
  ])
  const heads = [
    'rounds',
    ...(byRounds.values().next().value ?? []).map((own) => `${own.confidence} %`),
  ]
  return `### Where the return lies after so many rounds\n\nOf 90, 95 and 99 players in 100, in prices. By the normal approximation, which few rounds do not yet deserve:\n\n${table(heads, rows)}`
}
