import { cashbackRates, wagering } from '../content/facts.ts'
import type { Language } from '../../shell/texts/languages.ts'
import { fill, fillCounted } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { PromotionTerms, Reward } from '@fairhouse/contract/entities/promotion'
import { whenWords } from './when-words.ts'
import { type Amounts, amountsIn } from '../content/promotions/written-amounts.ts'

export interface Row {
  readonly label: string
  readonly words: string
}

type Words = Texts['promotions']
type RowName = keyof Words['rows']

/** The terms of a promotion as the rows of a table, in a language. */
export function termsRows(terms: PromotionTerms, words: Words, language: Language): Row[] {
  const amounts = amountsIn(language)
  const rows: readonly (readonly [RowName, string | null])[] = [
    ['when', whenWords(terms.when, words.when, language)],
    ['get', getWords(terms.reward, words.get, language)],
    ['most', mostWords(terms.reward, words, amounts)],
    ['minDeposit', depositWords(terms, words, amounts)],
    ['friend', terms.friendTurnover === undefined ? null : amounts.dollars(terms.friendTurnover)],
    ['wagering', wageringWords(terms, words, amounts)],
    ['maxStake', isBonus(terms) ? maxStakeWords(words, amounts) : null],
    ['maxCashout', terms.maxCashout === undefined ? null : amounts.dollars(terms.maxCashout)],
    ['games', words.games[terms.games]],
    ['time', isBonus(terms) ? timeWords(terms, words, amounts) : null],
    ['once', words.once[terms.once]],
    ['who', words.who],
  ]
  return rows.flatMap(([name, text]) =>
    text === null ? [] : [{ label: words.rows[name], words: text }],
  )
}

/** Whether it puts money on a grant that has to be wagered many times. */
const isBonus = ({ wagering }: PromotionTerms): boolean =>
  wagering !== 'reward' && wagering !== 'none'

/** What a player gets, in words. */
export function getWords(reward: Reward, words: Words['get'], language: Language): string {
  const { dollars, percent, number } = amountsIn(language)
  switch (reward.type) {
    case 'match':
      return fill(words.match, { percent: percent(reward.percent / 100) })
    case 'freeSpins': {
      const stake = dollars(reward.stake)
      const { one, other } = words.freeSpins
      const filled = {
        ...(one === undefined ? {} : { one: one.replace('{stake}', stake) }),
        other: other.replace('{stake}', stake),
      }
      return fillCounted(filled, reward.spins, language)
    }
    case 'freeChip':
      return fill(words.freeChip, { amount: dollars(reward.amount) })
    case 'cashback': {
      const [low] = cashbackRates
      return fill(words.cashback, {
        low: percent(low ?? 0),
        high: percent(cashbackRates.at(-1) ?? 0),
      })
    }
    case 'points': {
      const { turnover, points, worth } = reward
      const values = { turnover: dollars(turnover), points: number(points), worth: dollars(worth) }
      return fill(words.points, values)
    }
    case 'gifts':
      return fill(words.gifts, {
        bronze: dollars(reward.bronze),
        silver: dollars(reward.silver),
        gold: dollars(reward.gold),
        platinum: dollars(reward.platinum),
      })
    case 'tokens':
    case 'tickets':
      return fill(words[reward.type], { turnover: dollars(reward.turnover) })
  }
}

function mostWords(reward: Reward, words: Words, { dollars }: Amounts): string | null {
  if (reward.type === 'match') return dollars(reward.upTo)
  if (reward.type !== 'cashback') return null
  const { counts, from } = reward
  const most = dollars(counts * (cashbackRates.at(-1) ?? 0))
  return fill(words.cashbackMost, { most, counts: dollars(counts), from: dollars(from) })
}

function depositWords(
  { minDeposit, deposits }: PromotionTerms,
  words: Words,
  { dollars }: Amounts,
): string | null {
  if (minDeposit === undefined) return null
  const amount = dollars(minDeposit)
  return deposits === 'crypto' ? fill(words.cryptoDeposit, { amount }) : amount
}

function wageringWords({ wagering: name }: PromotionTerms, words: Words, { number }: Amounts) {
  return name === 'none'
    ? words.wagering.none
    : name === 'reward'
      ? words.wagering.reward
      : fill(words.wagering[name], { times: number(wagering[name]) })
}

const maxStakeWords = ({ maxStake }: Words, { fact }: Amounts): string =>
  fill(maxStake, { most: fact('bonus.maxStake'), part: fact('bonus.maxStakePart') })

function timeWords({ friendTurnover }: PromotionTerms, words: Words, { fact }: Amounts): string {
  const active = fact('bonus.activeDays')
  return friendTurnover === undefined
    ? fill(words.time, { deposit: fact('bonus.depositDays'), active })
    : fill(words.timeOfFriend, { friend: fact('bonus.friendDays'), active })
}
