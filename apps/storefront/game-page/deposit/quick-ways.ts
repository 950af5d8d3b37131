import type {
  MethodTerms,
  PaymentMethod,
  SavedMethod,
} from '@fairhouse/contract/entities/payment-method'
import type { Transaction } from '@fairhouse/contract/entities/payment'

/** A saved payment method with the amounts that may be deposited by it now. */
export interface QuickWay {
  readonly saved: SavedMethod
  readonly terms: MethodTerms
  /** Minor units, ascending; empty when a limit leaves none of them. */
  readonly amounts: readonly number[]
}

interface Found {
  readonly methods: readonly PaymentMethod[]
  readonly saved: readonly SavedMethod[]
  readonly allowance: { readonly amount: number } | null
}

/**
 * The saved methods by which a deposit takes one press, the newest first. Coins are left out: they are sent by the player's own wallet.
 * @param last the last amount that the player deposited, minor units; null: none.
 */
export function quickWays(
  { methods, saved, allowance }: Found,
  last: number | null,
): readonly QuickWay[] {
  const most = allowance?.amount ?? Number.POSITIVE_INFINITY
  return saved
    .filter(({ canDeposit }) => canDeposit)
    .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt))
    .flatMap((one): QuickWay[] => {
      const method = methods.find(({ name }) => name === one.method)
      if (!method?.deposit || method.kind === 'coin') return []
      const terms = method.deposit
      const asked = last === null ? terms.quick : [...terms.quick, last]
      const ceiling = Math.min(terms.max, most)
      const fitting = [...new Set(asked)]
        .filter((amount) => amount >= terms.min && amount <= ceiling)
        .toSorted((left, right) => left - right)
      // Where a limit leaves less than every pick, the least that the method takes may still fit.
      const amounts = fitting.length === 0 && terms.min <= ceiling ? [terms.min] : fitting
      return [{ saved: one, terms, amounts }]
    })
}

/** The last amount that was really deposited, minor units; null: there is none among these payments. */
export function lastDeposited(newestFirst: readonly Transaction[]): number | null {
  const last = newestFirst.find(
    ({ type, state, currency }) =>
      type === 'deposit' && state === 'confirmed' && currency === 'USD',
  )
  return last?.amount ?? null
}
