import { openWithdrawalsAtMost } from '@fairhouse/contract/limits'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import { readAmount } from '../words/read-amount.ts'
import { type AmountEntry, useAmountEntry } from '../words/use-amount-entry.ts'
import type { Plan } from './plan.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Needs {
  readonly texts: WithdrawTexts
  readonly available: number
  planFor(amount: number): Plan | null
}

/** The field of the amount: checked as one leaves it and on submit, and at once while one mends a fault. */
export function useAmount({ texts, available, planFor }: Needs): AmountEntry {
  const { page, words } = texts
  const { money } = useWriting()
  const dollars = (amount: number) => money(amount, 'USD')
  function faultOf(text: string): string | null {
    if (text.trim() === '') return page.amountRequired
    const amount = readAmount(text)
    if (amount === null) return page.amountFormat
    if (amount > available) return fill(page.amountOver, { amount: dollars(available) })
    const plan = planFor(amount)
    return plan === null ? null : planFault(plan)
  }
  function planFault(plan: Plan): string | null {
    switch (plan.type) {
      case 'parts':
        return null
      case 'missing': {
        const way = wordOf(words.methods, plan.method)
        return fill(page.plan.missing, { amount: dollars(plan.amount), way })
      }
      case 'small':
        return smallFault(plan)
      case 'large':
        return fill(page.amountHigh, { amount: dollars(plan.most) })
      case 'tooMany':
        return fill(page.plan.tooMany, { count: String(openWithdrawalsAtMost) })
    }
  }
  function smallFault({ part, most, least }: Extract<Plan, { type: 'small' }>): string {
    const { destination } = part
    const min = dollars(destination.method.withdrawal.min)
    if (most === 0) return fill(page.amountLow, { amount: min })
    const said = { part: dollars(part.amount), way: destination.saved.label, min }
    const ends = { most: dollars(most), least: dollars(least) }
    return fill(least > available ? page.plan.smallLast : page.plan.small, { ...said, ...ends })
  }
  return useAmountEntry(faultOf, (text) => (text === '' ? null : faultOf(text)))
}
