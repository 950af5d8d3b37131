import type { InstantRules, PickPays } from '@fairhouse/contract/families/instant/paytable'
import { drumsOf, type PickBet, pickBets } from '@fairhouse/contract/families/instant/pick-bets'
import { memberOf, wholesOf } from '../../settings/kept.ts'

/** Digits as they are bet on. */
export interface PickChoice {
  readonly bet: PickBet
  readonly digits: readonly number[]
}

type PickRules = Extract<InstantRules, { game: 'pick' }>

/** What such a bet pays; null for one that may not be bet: three alike have one order only. */
export function payOf({ bets }: PickRules, { bet, digits }: PickChoice): PickPays | null {
  const kinds = new Set(digits).size
  const isBoxed = bet === 'box' || bet === 'straightBox'
  const alike = isBoxed ? ([3, 2, 0] as const)[kinds - 1] : 0
  return bets.find((one) => one.bet === bet && one.alike === alike) ?? null
}

/** Chances of the bet, ratios. */
export const pickChances = ({ waysExact, waysAny, of }: PickPays) => ({
  exact: waysExact / of,
  any: waysAny / of,
})

/** By drum; null for one that is not bet on. */
export function onDrums({ bet, digits }: PickChoice): readonly (number | null)[] {
  const drums: readonly number[] = drumsOf[bet]
  return [0, 1, 2].map((drum) => digits[drums.indexOf(drum)] ?? null)
}

/** The same digits on other drums; a drum that was not bet on begins with 0. Three alike are played straight. */
export function withBet(rules: PickRules, choice: PickChoice, bet: PickBet): PickChoice {
  const drums = onDrums(choice)
  const next = { bet, digits: drumsOf[bet].map((drum) => drums[drum] ?? 0) }
  return payOf(rules, next) ? next : { ...next, bet: 'straight' }
}

/** Another digit on a drum. */
export function withDigit(
  rules: PickRules,
  choice: PickChoice,
  { drum, digit }: { readonly drum: number; readonly digit: number },
): PickChoice {
  const drums = onDrums(choice).with(drum, digit)
  const next = { ...choice, digits: drumsOf[choice.bet].map((one) => drums[one] ?? 0) }
  return payOf(rules, next) ? next : { ...next, bet: 'straight' }
}

/** Digits that were kept, when they may be bet; else null. */
export function readPick(rules: PickRules, kept: unknown): PickChoice | null {
  const bet = pickBets.find((one) => one === memberOf(kept, 'bet'))
  const digits = wholesOf(memberOf(kept, 'digits')).filter((digit) => digit >= 0 && digit <= 9)
  if (bet === undefined || digits.length !== drumsOf[bet].length) return null
  return payOf(rules, { bet, digits }) ? { bet, digits } : null
}

/** The next bet on the same digits; the same at the end. */
export const steppedBet = (rules: PickRules, choice: PickChoice, by: 1 | -1): PickChoice =>
  withBet(rules, choice, pickBets[pickBets.indexOf(choice.bet) + by] ?? choice.bet)
