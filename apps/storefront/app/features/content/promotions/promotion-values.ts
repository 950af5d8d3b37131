import { wagering } from '../facts.ts'
import type { Language } from '../../../shell/texts/languages.ts'
import type { Reward } from '@fairhouse/contract/entities/promotion'
import { promotionAt } from './promotions.server.ts'
import { amountsIn } from './written-amounts.ts'

const counts: readonly string[] = ['spins', 'points', 'order']

/** What the text of a promotion's page may quote of its terms: `{{terms.minDeposit}}`. Nothing for other pages. */
export function promotionValues(path: string, language: Language): Record<string, string> {
  const terms = promotionAt(path)
  if (terms === undefined) return {}
  const { dollars, number, percent } = amountsIn(language)
  const times = terms.wagering === 'none' ? 0 : wagering[terms.wagering]
  const write = (name: string, value: number): string =>
    name === 'percent'
      ? percent(value / 100)
      : counts.includes(name)
        ? number(value)
        : dollars(value)
  const written = Object.entries({ ...terms, ...terms.reward }).flatMap(([name, value]) =>
    typeof value === 'number' ? [[`terms.${name}`, write(name, value)] as const] : [],
  )
  return {
    ...Object.fromEntries(written),
    ...rateOf(terms.reward, percent),
    'terms.wagering': number(times),
  }
}

/** The part of a turnover that its points are worth. */
function rateOf(reward: Reward, percent: (ratio: number) => string): Record<string, string> {
  if (reward.type !== 'points') return {}
  return { 'terms.rate': percent(reward.worth / (reward.turnover * reward.points)) }
}
