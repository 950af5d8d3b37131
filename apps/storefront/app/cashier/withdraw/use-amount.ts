import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { readAmount } from '../words/read-amount.ts'
import { type AmountEntry, useAmountEntry } from '../words/use-amount-entry.ts'
import type { Destination } from './destinations.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Needs {
  readonly page: WithdrawTexts['page']
  readonly destination: Destination | null
  readonly available: number
}

/** The field of the amount: checked as one leaves it and on submit, and at once while one mends a fault. */
export function useAmount({ page, destination, available }: Needs): AmountEntry {
  const { money } = useWriting()
  const terms = destination?.method.withdrawal ?? null
  const ceiling = destination?.ceiling ?? null
  function faultOf(text: string): string | null {
    if (text.trim() === '') return page.amountRequired
    const amount = readAmount(text)
    if (amount === null) return page.amountFormat
    if (amount > available) return fill(page.amountOver, { amount: money(available, 'USD') })
    if (ceiling === 0) return page.nothingThisWay
    if (ceiling !== null && amount > ceiling)
      return fill(page.amountWay, { amount: money(ceiling, 'USD') })
    if (terms !== null && amount < terms.min)
      return fill(page.amountLow, { amount: money(terms.min, 'USD') })
    if (terms !== null && amount > terms.max)
      return fill(page.amountHigh, { amount: money(terms.max, 'USD') })
    return null
  }
  return useAmountEntry(faultOf, (text) => (text === '' ? null : faultOf(text)))
}
