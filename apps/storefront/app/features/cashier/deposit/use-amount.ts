import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { readAmount } from '../words/read-amount.ts'
import { type AmountEntry, useAmountEntry } from '../words/use-amount-entry.ts'

/** What may still be paid in before a limit, in minor units, and when more will be allowed. */
export interface Allowance {
  readonly amount: number
  readonly moreAt: string | null
}

interface Needs {
  readonly texts: Texts['cashierDeposit']
  readonly terms: MethodTerms
  readonly allowance: Allowance | null
}

/** The field of the amount: checked as one leaves it and on submit, and at once while one mends a fault. */
export function useAmount({ texts, terms, allowance }: Needs): AmountEntry {
  const { money } = useWriting()
  function faultOf(text: string): string | null {
    if (text.trim() === '') return texts.amountRequired
    const amount = readAmount(text)
    if (amount === null) return texts.amountFormat
    if (amount < terms.min) return fill(texts.amountLow, { amount: money(terms.min, 'USD') })
    if (amount > terms.max) return fill(texts.amountHigh, { amount: money(terms.max, 'USD') })
    if (allowance !== null && amount > allowance.amount) {
      return fill(texts.amountOverLimit, { amount: money(allowance.amount, 'USD') })
    }
    return null
  }
  return useAmountEntry(faultOf)
}
