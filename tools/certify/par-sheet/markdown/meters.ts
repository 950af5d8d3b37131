import type { JackpotLaw, ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { oneIn, percent } from './figures.ts'
import { table } from './table.ts'

/** The section of progressive jackpots; none where there are none. */
export function metersSection({ jackpots, certificate }: ParSheet): readonly string[] {
  if (jackpots === null) return []
  const { each, leastReturn, returnAtSmallStakes } = jackpots
  const inTheLongRun = certificate.jackpots?.whole.ratio ?? returnAtSmallStakes
  return [
    '## Progressive jackpots',
    `Amounts are minor units of the currency. All other sections leave the jackpots out. With every meter at its seed, which is the least that a round ever has, the whole returns ${percent(leastReturn)}. In the long run ${percent(inTheLongRun)} is certified; when all stakes are small it is ${percent(returnAtSmallStakes)}. The game alone returns ${percent(certificate.rtp.ratio)}. Chances are in proportion to what a round costs; a jackpot's own spread is not part of sigma.`,
    termsTable(each),
    lawTable(each, certificate),
    ...laws(each),
    oddsTable(each),
  ]
}

/** Each law once, with the jackpots that it is of. */
function laws(each: readonly JackpotLaw[]): readonly string[] {
  return [...Map.groupBy(each, ({ law }) => law)].map(
    ([law, alike]) => `**${alike.map(({ terms }) => terms.name).join(', ')}**: ${law}`,
  )
}

function termsTable(each: readonly JackpotLaw[]): string {
  const rows = each.map(({ terms }) => [
    terms.name,
    terms.meter,
    terms.won === 'byMeter' ? 'must be hit' : `one in ${amount(terms.turnover)} staked`,
    amount(terms.seed),
    amount(terms.ceiling),
    percent(terms.grows / 1_000_000),
    percent(terms.laidBy / 1_000_000),
  ])
  return table(['jackpot', 'meter', 'won', 'seed', 'ceiling', 'grows by', 'laid by'], rows)
}

function lawTable(each: readonly JackpotLaw[], { jackpots }: ParSheet['certificate']): string {
  const rows = each.map((one, i) => [
    one.terms.name,
    amount(one.meanAmount),
    amount(one.meanStaked),
    percent(one.leastReturn),
    percent(jackpots?.each[i]?.overall ?? one.returnAtSmallStakes),
    percent(one.returnAtSmallStakes),
    percent(one.taken),
  ])
  const heads = ['jackpot', 'mean amount', 'mean staked to a win']
  return table(
    [...heads, 'returns at seed', 'in the long run', 'at small stakes', 'taken for it'],
    rows,
  )
}

function oddsTable(each: readonly JackpotLaw[]): string {
  const [first] = each
  const rows = (first?.odds ?? []).map(({ stake }, i) => [
    stake,
    ...each.map(({ odds }) => oneIn(odds[i]?.oneRoundIn ?? 0)),
  ])
  const heads = ['stake', ...each.map(({ terms }) => `${terms.name}: one plain bet in`)]
  return table(heads, rows)
}

const amount = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 })
