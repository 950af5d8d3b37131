import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { ratio } from '@fairhouse/game-math/fraction'
import type { SlotFacts } from '@fairhouse/game-math/slot/exact/slot-facts'
import type { Title } from '@fairhouse/games/discover'
import { rulesOf } from './par-sheet-rules.ts'
import type { ProductionRun } from './production-run.ts'
import { table } from './table.ts'
import { allowedDeviations, type Finding } from './verdict.ts'

/** All that a par sheet is written from. */
export interface Certified {
  readonly title: Title
  readonly facts: SlotFacts
  readonly certificate: Certificate
  readonly run: ProductionRun
  readonly findings: readonly Finding[]
}

/** The par sheet: every number of a title for a person to review. Written, never edited. */
export function parSheet(certified: Certified): string {
  const { title } = certified
  return `${[
    `# Par sheet: ${title.card.name}`,
    `Written by \`npm run certify -- ${title.card.uri}\`; do not edit. Amounts are in pay units, ${title.definition.unitsPerStake} to a stake, unless they say x (stakes). Every number but those of the last section is exact, rounded only for print.`,
    summary(certified),
    split(certified),
    chances(certified),
    spread(certified),
    ...rulesOf(title),
    played(certified),
  ].join('\n\n')}\n`
}

function summary({ title, certificate, facts }: Certified): string {
  const { rtp, topPrize } = certificate
  const rows = [
    ['Game id', title.card.id],
    ['Version', certificate.version],
    ['Definition hash', `\`${certificate.hash}\``],
    ['Return to player', percent(rtp.ratio)],
    ['Return had a round no most', percent(ratio(facts.rtpWithoutMost))],
    ['Hit frequency', percent(certificate.hitFrequency)],
    ['Rounds that win more than the stake', percent(certificate.profitFrequency)],
    ['Sigma', `${certificate.sigma.toFixed(4)} x`],
    ['Volatility', `${certificate.volatility} of 5`],
    ['Top prize', `${topPrize.x} x, one round in ${whole(topPrize.oneIn)}`],
  ]
  const { numerator, denominator } = rtp.exact
  const fraction = `The return is exactly\n\n\`\`\`text\n${folded(numerator)}\n/\n${folded(denominator)}\n\`\`\``
  return `${table(['', 'value'], rows)}\n\n${fraction}`
}

function split({ certificate }: Certified): string {
  const rows = certificate.split.map(({ part, ratio: value }) => [
    part,
    percent(value),
    percent(value / certificate.rtp.ratio),
  ])
  const features = certificate.featureOneIn.map(({ feature, oneIn }) => {
    const returned = certificate.split.find(({ part }) => part === feature)?.ratio ?? 0
    return [feature, oneIn.toFixed(2), `${(returned * oneIn).toFixed(3)} x`]
  })
  return `## Where the return comes from\n\n${table(['part', 'of the stake', 'of the return'], rows)}\n\n${table(['feature', 'one round in', 'mean win'], features)}`
}

function chances({ certificate }: Certified): string {
  const rows = certificate.tail.map(({ x, probability }) => [
    `${x} x`,
    probability.toExponential(6),
    whole(1 / probability),
  ])
  const { x, oneIn } = certificate.topPrize
  const most = [`${x} x`, (1 / oneIn).toExponential(6), whole(oneIn)]
  return `## Chances of large wins\n\n${table(['at least', 'probability', 'one round in'], [...rows, most])}`
}

/** Rounds after which the spread of the return is shown. */
const spreadRounds = [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]
/** Nine of ten results lie within so many standard deviations. */
const nineOfTen = 1.645

function spread({ certificate }: Certified): string {
  const rows = spreadRounds.map((rounds) => {
    const width = (nineOfTen * certificate.sigma) / Math.sqrt(rounds)
    const low = Math.max(0, certificate.rtp.ratio - width)
    return [rounds.toLocaleString('en'), percent(low), percent(certificate.rtp.ratio + width)]
  })
  return `## Where the return of nine players in ten lies\n\nVolatility index ${(nineOfTen * certificate.sigma).toFixed(4)}. By the normal approximation, which few rounds do not yet deserve:\n\n${table(['rounds', 'from', 'to'], rows)}`
}

function played({ title, run, findings }: Certified): string {
  const rows = findings.map(({ what, played: seen, expected, deviations }) => [
    what,
    percent(seen),
    percent(expected),
    deviations.toFixed(2),
  ])
  return `## Played\n\n${run.rounds.toLocaleString('en')} rounds through the code that serves players, with the real stream (server seed: SHA-256 of \`certify ${title.card.uri}\`, client seed \`certify\`, nonces from 0) and choices at random. No number may be more than ${allowedDeviations} standard deviations off.\n\n${table(['', 'played', 'exact', 'deviations'], rows)}`
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
