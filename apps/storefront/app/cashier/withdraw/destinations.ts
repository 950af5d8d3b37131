import type { PaymentMethod, SavedMethod } from '@fairhouse/contract/entities/payment-method'

/** A saved way to be paid out, with the method that pays there. */
export interface Destination {
  readonly saved: SavedMethod
  readonly method: PaymentMethod & { readonly withdrawal: NonNullable<PaymentMethod['withdrawal']> }
}

type Paying = Destination['method']

const pays = (method: PaymentMethod): method is Paying => method.withdrawal !== null

/** Ways to pay out that are offered, in their order. */
export const payingMethods = (methods: readonly PaymentMethod[]): readonly Paying[] =>
  methods.filter(pays)

/** Where this player can be paid now. */
export function destinationsOf(
  methods: readonly PaymentMethod[],
  saved: readonly SavedMethod[],
): readonly Destination[] {
  const paying = payingMethods(methods)
  return saved.flatMap((one) => {
    const method = paying.find(({ name }) => name === one.method)
    return method && one.canWithdraw ? [{ saved: one, method }] : []
  })
}
