import type { OfferShown } from '@fairhouse/contract/entities/bonus'
import type { Writing } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { dayAndTime } from './grant-words.ts'

type Words = Texts['cashierBonus']

/** What an offer gives and asks for, in a sentence or two. */
export function getWords(
  offer: OfferShown,
  texts: Pick<Words, 'match' | 'spins' | 'chip' | 'from'>,
  { money, percent }: Pick<Writing, 'money' | 'percent'>,
): string {
  const most = money(offer.most, 'USD')
  const { percent: part, spins, minDeposit, wagering } = offer
  const gives = spins
    ? fill(texts.spins, { count: spins.count, stake: money(spins.stake, 'USD') })
    : part === null
      ? fill(texts.chip, { most })
      : fill(texts.match, { percent: percent(part / 100, 0), most })
  if (minDeposit === null) return gives
  const from = fill(texts.from, { amount: money(minDeposit, 'USD'), times: wagering })
  return `${gives}. ${from}`
}

/** How it stands for the player; null: it is to be had, for as long as one likes. */
export function standWords(
  { state, why, opensAt, closesAt }: OfferShown,
  texts: Words,
  language: string,
): string | null {
  if (state === 'open')
    return closesAt === null ? null : fill(texts.closes, { date: dayAndTime(closesAt, language) })
  if (opensAt !== null) return fill(texts.opens, { date: dayAndTime(opensAt, language) })
  return why === null ? null : `${texts.why[why]}.`
}
