import type { PaymentMethod } from '../entities/payment-method.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** What the cashier takes now. */
    readonly paymentMethods: () => readonly PaymentMethod[]
  }
}
