import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'
import { useState } from 'react'
import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import type { Texts } from '../../texts/texts.ts'
import { readAmount } from '../words/read-amount.ts'

/** What may still be paid in before a limit, in minor units, and when more will be allowed. */
export interface Allowance {
  readonly amount: number
  readonly moreAt: string | null
}

export interface AmountEntry {
  readonly typed: string
  /** Minor units; null while what is typed is none, or lies outside the limits. */
  readonly amount: number | null
  readonly fault: string | null
  type(text: string): void
  /** The player left the field, or wants to pay. @returns whether the amount will do. */
  check(): boolean
  /** Shows what the house says of it. */
  refuse(sentence: string): void
}

interface Needs {
  readonly texts: Texts['cashierDeposit']
  readonly terms: MethodTerms
  readonly allowance: Allowance | null
}

/** The field of the amount: checked as one leaves it and on submit, and at once while one mends a fault. */
export function useAmount({ texts, terms, allowance }: Needs): AmountEntry {
  const { money } = useWriting()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)

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
  return {
    typed,
    amount: faultOf(typed) === null ? readAmount(typed) : null,
    fault,
    type(text) {
      setTyped(text)
      if (fault !== null) setFault(faultOf(text))
    },
    check() {
      const found = faultOf(typed)
      setFault(found)
      return found === null
    },
    refuse: setFault,
  }
}
