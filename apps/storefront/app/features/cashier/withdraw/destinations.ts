import type { PaymentMethod, SavedMethod } from '@fairhouse/contract/entities/payment-method'
import type { Withdrawal } from './use-withdrawal.ts'

/** A saved way to be paid out, with the method that pays there. */
export interface Destination {
  readonly saved: SavedMethod
  readonly method: PaymentMethod & { readonly withdrawal: NonNullable<PaymentMethod['withdrawal']> }
  /** Minor units that may go there now, where something must go back elsewhere first; null: only the balance limits it. */
  readonly ceiling: number | null
}

type Paying = Destination['method']

const pays = (method: PaymentMethod): method is Paying => method.withdrawal !== null

/** Ways to pay out that are offered, in their order. */
export const payingMethods = (methods: readonly PaymentMethod[]): readonly Paying[] =>
  methods.filter(pays)

/** Where this player can be paid now. */
export function destinationsOf({
  methods,
  saved,
  ceilings,
}: Pick<Withdrawal, 'methods' | 'saved' | 'ceilings'>): readonly Destination[] {
  const paying = payingMethods(methods)
  return saved.flatMap((one) => {
    const method = paying.find(({ name }) => name === one.method)
    const ceiling = ceilings.find(({ userPMId }) => userPMId === one.userPMId)?.amount ?? null
    return method && one.canWithdraw ? [{ saved: one, method, ceiling }] : []
  })
}

/** Where a player who has not chosen means to be paid: the first to which anything may go now. */
export const likeliest = (destinations: readonly Destination[]): Destination | null =>
  destinations.find(({ ceiling }) => ceiling !== 0) ?? destinations[0] ?? null
