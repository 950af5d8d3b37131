import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import type { DepositTexts } from './deposit-texts.ts'

/** A method that must be told something first, once. */
export function AddBeforehand({ texts, method }: { texts: DepositTexts; method: PaymentMethod }) {
  const { path } = useWriting()
  return (
    <div className="deposit-first">
      <p>{texts.deposit.beforehand}</p>
      <Link
        className={buttonClass({ rank: 'first', size: 'large', wide: true })}
        to={path(`/cashier/deposit/add-method/${method.name}`)}
      >
        {texts.deposit.add}
      </Link>
    </div>
  )
}
