import {
  activeDays,
  contribution,
  depositDays,
  friendDays,
  maxStakePart,
  maxStakeUnits,
  wagering,
} from '@fairhouse/contract/bonus-rules'
import { erasureDays } from '@fairhouse/contract/erasure-choices'
import { age } from '@fairhouse/contract/limits'
import {
  cashbackRules,
  compPointRules,
  vipLevels as loyaltyLevels,
} from '@fairhouse/contract/loyalty-rules'
import { writingOf } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'

/** A number that texts quote, so that every language writes it its own way. */
export type Fact =
  | { readonly type: 'dollars'; readonly value: number }
  | { readonly type: 'percent'; readonly value: number }
  | { readonly type: 'number'; readonly value: number }

const dollars = (value: number): Fact => ({ type: 'dollars', value })
const percent = (value: number): Fact => ({ type: 'percent', value })
const number = (value: number): Fact => ({ type: 'number', value })

const [bronze, silver, gold, platinum] = loyaltyLevels

const inDollars = <Name extends string>(level: {
  readonly name: Name
  readonly turnover: number
  readonly pointsPercent: number
}) => ({
  name: level.name,
  turnover: level.turnover / 100,
  compTimes: level.pointsPercent / 100,
})

/** Turnover of a lifetime, in dollars, from which a VIP level begins, and what its comp points are multiplied by. */
export const vipLevels = [
  inDollars(bronze),
  inDollars(silver),
  inDollars(gold),
  inDollars(platinum),
] as const
export type VipName = (typeof vipLevels)[number]['name']

const [first, second, third, fourth, fifth] = cashbackRules.permille

/** Part of a week's net loss that comes back, by cashback level from 1. */
export const cashbackRates = [
  first / 1000,
  second / 1000,
  third / 1000,
  fourth / 1000,
  fifth / 1000,
] as const

export { contribution, wagering }

/** What a game returns in the examples of these pages. */
export const exampleRtp = 0.96

const rules: Readonly<Record<string, Fact>> = {
  'age.minimum': number(age.min),
  'account.idleMinutes': number(30),
  'account.lockFailures': number(3),
  'account.lockMinutes': number(30),
  // As the house's own rules of payments say; docs/promises.md holds the two together.
  'identity.withdrawalsUpTo': dollars(2_000),
  'identity.twoPeopleFrom': dollars(1_000),
  'identity.walletProofAbove': dollars(1_000),
  'identity.papersYears': number(5),
  'identity.papersOtherDays': number(30),
  'erasure.days': number(erasureDays),
  // Sign-ins and messages, as the profiles say; docs/promises.md holds the two together.
  'kept.years': number(2),
  'example.rtp': percent(exampleRtp),
  'example.edge': percent(1 - exampleRtp),
  'bonus.match': number(wagering.match),
  'bonus.freeSpins': number(wagering.freeSpins),
  'bonus.freeChip': number(wagering.freeChip),
  'bonus.maxStake': dollars(maxStakeUnits / 100),
  'bonus.maxStakePart': percent(maxStakePart),
  'bonus.depositDays': number(depositDays),
  'bonus.friendDays': number(friendDays),
  'bonus.activeDays': number(activeDays),
  'comp.turnover': dollars(compPointRules.turnoverPerPoint / 100),
  'comp.points': number(compPointRules.pointsPerDollar),
  'comp.worth': dollars(1),
  'limits.looserHours': number(24),
}

/** Everything that a text may quote as `{{name}}`. */
export const facts: Readonly<Record<string, Fact>> = {
  ...rules,
  ...Object.fromEntries(
    cashbackRates.map((rate, index) => [`cashback.level${index + 1}`, percent(rate)]),
  ),
  ...Object.fromEntries(
    vipLevels.flatMap(({ name, turnover, compTimes }) => [
      [`vip.${name}`, dollars(turnover)],
      [`vip.${name}Comp`, number(compTimes)],
      [`vip.${name}Cost`, dollars(Math.round(turnover * (1 - exampleRtp)))],
    ]),
  ),
}

/** A fact as a language writes it; cents only where there are some. */
export function writeFact({ type, value }: Fact, language: Language): string {
  const { money, number, percent } = writingOf(language)
  const plain = (digits: number): string => number(value, Number.isInteger(value) ? 0 : digits)
  switch (type) {
    case 'dollars':
      return Number.isInteger(value) ? `$${plain(0)}` : money(Math.round(value * 100), 'USD')
    case 'percent':
      return percent(value, Number.isInteger(Math.round(value * 1e6) / 1e4) ? 0 : 1)
    case 'number':
      return plain(2).replace(/([.,]\d)0$/, '$1')
  }
}

/**
 * Puts facts and values into a text: `{{vip.silver}}`, `{{brand}}`.
 * @throws RangeError when the text names a fact that is not there.
 */
export function fillFacts(
  text: string,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value !== undefined) return value
    const fact = facts[name]
    if (fact === undefined) throw new RangeError(`no fact {{${name}}}`)
    return writeFact(fact, language)
  })
}
