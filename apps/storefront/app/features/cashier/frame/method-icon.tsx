import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { CashierIcon } from './cashier-icon.tsx'

interface Props {
  readonly method: Pick<PaymentMethod, 'kind' | 'asset'>
  readonly size?: number
}

/** The picture of a way to pay: of its coin, or of what it is. */
export const MethodIcon = ({ method: { kind, asset }, size = 32 }: Props) => (
  <CashierIcon name={kind === 'coin' ? asset : kind} size={size} />
)
