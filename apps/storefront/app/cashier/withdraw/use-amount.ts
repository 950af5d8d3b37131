import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'
import { useState } from 'react'
import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { readAmount } from '../words/read-amount.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

export interface Amount {
  readonly typed: string
  /** Minor units; null while what is typed is none, or none that can be paid out. */
  readonly amount: number | null
  readonly fault: string | null
  type(text: string): void
  /** The player left the field, or goes on. @returns whether the amount will do. */
  check(): boolean
  /** Shows what the house says of it. */
  refuse(sentence: string): void
}

interface Needs {
  readonly page: WithdrawTexts['page']
  readonly terms: MethodTerms | null
  readonly available: number
}

/** The field of the amount: checked as one leaves it and on submit, and at once while one mends a fault. */
export function useAmount({ page, terms, available }: Needs): Amount {
  const { money } = useWriting()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  function faultOf(text: string): string | null {
    if (text.trim() === '') return page.amountRequired
    const amount = readAmount(text)
    if (amount === null) return page.amountFormat
    if (amount > available) return fill(page.amountOver, { amount: money(available, 'USD') })
    if (terms !== null && amount < terms.min)
      return fill(page.amountLow, { amount: money(terms.min, 'USD') })
    if (terms !== null && amount > terms.max)
      return fill(page.amountHigh, { amount: money(terms.max, 'USD') })
    return null
  }
  return {
    typed,
    amount: faultOf(typed) === null ? readAmount(typed) : null,
    fault,
    type(text) {
      setTyped(text)
      if (fault !== null) setFault(text === '' ? null : faultOf(text))
    },
    check() {
      const found = faultOf(typed)
      setFault(found)
      return found === null
    },
    refuse: setFault,
  }
}
