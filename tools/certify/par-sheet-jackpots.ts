import type { CertifiedJackpots } from '@fairhouse/contract/entities/certificate'
import { table } from './table.ts'

/** The section of a par sheet that tells of progressive jackpots. */
export function jackpotSection({ adds, whole, each }: CertifiedJackpots): string {
  const rows = each.map(({ terms, ...part }) => [
    terms.name,
    terms.meter,
    terms.won === 'byDraw' ? `one in ${amount(terms.turnover)} staked` : 'must be hit',
    amount(terms.seed),
    amount(terms.ceiling),
    percent(terms.grows / 1_000_000),
    percent(terms.laidBy / 1_000_000),
    percent(part.atSeed),
    percent(part.overall),
    part.atCeiling === null ? '-' : percent(part.atCeiling),
  ])
  const heads = ['jackpot', 'meter', 'won', 'seed', 'ceiling', 'grows by', 'laid by']
  const returns = ['returns at seed', 'in the long run', 'at ceiling']
  return [
    '## Progressive jackpots',
    `Amounts are minor units of the currency. All numbers above leave the jackpots out. In the long run they return what is taken for them, ${percent(adds.ratio)} of every stake, and the whole returns ${percent(whole.ratio)}. Chances are in proportion to what a round costs; a jackpot's own spread is not part of sigma.`,
    table([...heads, ...returns], rows),
  ].join('\n\n')
}

const percent = (value: number): string => `${(value * 100).toFixed(3)} %`
const amount = (value: number): string => value.toLocaleString('en')
