import { useState } from 'react'
import { readAmount } from './read-amount.ts'

export interface AmountEntry {
  readonly typed: string
  /** Minor units; null while what is typed is none, or one that will not do. */
  readonly amount: number | null
  readonly fault: string | null
  type(text: string): void
  /** The player left the field, or goes on. @returns whether the amount will do. */
  check(): boolean
  /** Shows what the house says of it. */
  refuse(sentence: string): void
}

/**
 * The field of an amount: checked as one leaves it and on submit, and at once while one mends a fault.
 * @param faultOf the sentence about what is wrong with a text; null when it will do.
 * @param faultWhileMending the same while a fault is shown and somebody types.
 */
export function useAmountEntry(
  faultOf: (text: string) => string | null,
  faultWhileMending = faultOf,
): AmountEntry {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  return {
    typed,
    amount: faultOf(typed) === null ? readAmount(typed) : null,
    fault,
    type(text) {
      setTyped(text)
      if (fault !== null) setFault(faultWhileMending(text))
    },
    check() {
      const found = faultOf(typed)
      setFault(found)
      return found === null
    },
    refuse: setFault,
  }
}
