import type { QuickWay } from './quick-ways.ts'
import type { DepositTexts } from './texts/en.ts'

interface Telling {
  readonly words: Pick<DepositTexts, 'limitReached' | 'allowance'>
  /** An amount of minor units in words. */
  money(minorUnits: number): string
}

/**
 * What a limit leaves of one way to deposit, in words; empty where it leaves all that the method takes, or there is no limit.
 * @param allowance what may still be deposited, minor units.
 */
export function allowanceWords(
  { words, money }: Telling,
  { terms, amounts }: QuickWay,
  allowance: { readonly amount: number } | null,
): string {
  if (allowance === null || allowance.amount >= terms.max) return ''
  return amounts.length === 0 ? words.limitReached : words.allowance(money(allowance.amount))
}
