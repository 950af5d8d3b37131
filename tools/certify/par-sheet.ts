import type { Certificate, CertifiedMode } from '@fairhouse/contract/entities/certificate'
import { ratio } from '@fairhouse/game-math/fraction'
import type { BetMode } from '@fairhouse/game-math/game'
import type { Title } from '@fairhouse/games/discover'
import type { ProvedMode } from './certificate-of.ts'
import { jackpotSection } from './par-sheet-jackpots.ts'
import { rulesOf } from './par-sheet-rules.ts'
import type { ProductionRun } from './production-run.ts'
import { table } from './table.ts'
import { allowedDeviations, type Finding } from './verdict.ts'

/** A way to bet with what playing it came to. */
export interface PlayedMode {
  readonly mode: BetMode
  readonly run: ProductionRun
  readonly findings: readonly Finding[]
}

/** All that a par sheet is written from. */
interface Certified {
  readonly title: Title
  readonly proved: readonly ProvedMode[]
  readonly certificate: Certificate
  readonly played: readonly PlayedMode[]
}

type Numbers = Omit<CertifiedMode, 'name' | 'price'>

/** The par sheet: every number of a title for a person to review. Written, never edited. */
export function parSheet(certified: Certified): { proved: string; played: string } {
  const { title, certificate } = certified
  const proved = [
    `# Par sheet: ${title.card.name}`,
    `Written by \`npm run certify -- ${title.card.uri}\`; do not edit. Amounts are in pay units, ${title.game.unitsPerStake} to a stake, unless they say x (stakes). Every number but those of the last section is exact, rounded only for print.`,
    identity(certified),
    ...numbersOf(certificate, '##'),
    ...certificate.modes.flatMap((mode) => [
      `## Bet: ${mode.name}, for ${mode.price} x`,
      ...summaryOf(mode),
      ...numbersOf(mode, '###'),
    ]),
    ...(certificate.jackpots ? [jackpotSection(certificate.jackpots)] : []),
    ...rulesOf(title),
  ]
  return { proved: proved.join('\n\n'), played: playedSection(certified) }
}

function identity({ title, proved, certificate }: Certified): string {
  const [plain] = proved
  const rows = [
    ['Game id', title.card.id],
    ['Version', certificate.version],
    ['Definition hash', `\`${certificate.hash}\``],
    ['Proof', proofs[certificate.proof]],
    ...summaryRows(certificate),
    ...(plain?.facts.gamble ? gambleRows(plain.facts.gamble) : []),
    ...(plain ? [['Return had a round no most', percent(ratio(plain.facts.rtpWithoutMost))]] : []),
  ]
  return [table(['', 'value'], rows), exactReturn(certificate)].join('\n\n')
}

function gambleRows({
  hit,
  variance,
}: NonNullable<ProvedMode['facts']['gamble']>): readonly (readonly string[])[] {
  return [
    ['Hit frequency, when all that may be doubled is', percent(ratio(hit))],
    ['Sigma, when all that may be doubled is', `${Math.sqrt(ratio(variance)).toFixed(4)} x`],
  ]
}

const proofs = {
  E: 'E: every course of a round is counted',
  M: 'M: a Markov chain is followed',
  C: 'C: closed form',
  T: 'T: a table of outcomes is summed',
}

function summaryOf(numbers: Numbers): readonly string[] {
  return [table(['', 'value'], summaryRows(numbers)), exactReturn(numbers)]
}

function summaryRows({ rtp, topPrize, ...numbers }: Numbers): readonly (readonly string[])[] {
  return [
    ['Return to player', percent(rtp.ratio)],
    ['Hit frequency', percent(numbers.hitFrequency)],
    ['Rounds that win more than they cost', percent(numbers.profitFrequency)],
    ['Sigma', `${numbers.sigma.toFixed(4)} x`],
    ['Volatility', `${numbers.volatility} of 5`],
    ['Top prize', `${topPrize.x} x, one round in ${whole(topPrize.oneIn)}`],
  ]
}

function exactReturn({ rtp: { exact } }: Numbers): string {
  return `The return is exactly\n\n\`\`\`text\n${folded(exact.numerator)}\n/\n${folded(exact.denominator)}\n\`\`\``
}

function numbersOf(numbers: Numbers, level: string): readonly string[] {
  return [split(numbers, level), chances(numbers, level), spread(numbers, level)]
}

function split(numbers: Numbers, level: string): string {
  const rows = numbers.split.map(({ part, ratio: value }) => [
    part,
    percent(value),
    percent(value / numbers.rtp.ratio),
  ])
  const features = numbers.featureOneIn.map(({ feature, oneIn }) => {
    const returned = numbers.split.find(({ part }) => part === feature)?.ratio ?? 0
    return [feature, oneIn.toFixed(2), `${(returned * oneIn).toFixed(3)} x`]
  })
  const parts = table(['part', 'of the bet', 'of the return'], rows)
  const frequencies = table(['feature', 'one round in', 'mean win'], features)
  return `${level} Where the return comes from\n\n${[parts, ...(features.length > 0 ? [frequencies] : [])].join('\n\n')}`
}

function chances(numbers: Numbers, level: string): string {
  const rows = numbers.tail.map(({ x, probability }) => [
    `${x} x`,
    probability.toExponential(6),
    whole(1 / probability),
  ])
  const { x, oneIn } = numbers.topPrize
  const most = [`${x} x`, (1 / oneIn).toExponential(6), whole(oneIn)]
  return `${level} Chances of large wins\n\n${table(['at least', 'probability', 'one round in'], [...rows, most])}`
}

/** Rounds after which the spread of the return is shown. */
const spreadRounds = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]
/** Nine of ten results lie within so many standard deviations. */
const nineOfTen = 1.645

function spread({ rtp, sigma }: Numbers, level: string): string {
  const rows = spreadRounds.map((rounds) => {
    const width = (nineOfTen * sigma) / Math.sqrt(rounds)
    const low = Math.max(0, rtp.ratio - width)
    return [rounds.toLocaleString('en'), percent(low), percent(rtp.ratio + width)]
  })
  return `${level} Where the return of nine players in ten lies\n\nVolatility index ${(nineOfTen * sigma).toFixed(4)}. By the normal approximation, which few rounds do not yet deserve:\n\n${table(['rounds', 'from', 'to'], rows)}`
}

function playedSection({ title, played }: Certified): string {
  const rounds = Math.max(...played.map(({ run }) => run.rounds)).toLocaleString('en')
  const rows = played.flatMap(({ mode, findings }) =>
    findings.map(({ what, played: seen, expected, deviations }) => [
      played.length > 1 ? `${mode.name}: ${what}` : what,
      percent(seen),
      percent(expected),
      deviations.toFixed(2),
    ]),
  )
  return `## Played\n\n${rounds} rounds through the code that serves players, with the real stream (server seed: SHA-256 of \`certify ${title.card.uri}\`, client seed \`certify-\` and the bet, nonces from 0) and choices at random. No number may be more than ${allowedDeviations} standard deviations off.\n\n${table(['', 'played', 'exact', 'deviations'], rows)}\n`
}

function percent(value: number): string {
  return `${(value * 100).toFixed(5)} %`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function folded(digits: string): string {
  return digits.replaceAll(/\d{90}(?=\d)/g, '$&\n')
}
