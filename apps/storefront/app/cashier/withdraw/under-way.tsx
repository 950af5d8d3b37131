import type { Transaction } from '@fairhouse/contract/entities/payment'
import { type RefObject, useId } from 'react'
import { PaymentRow } from '../payment/payment-row.tsx'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  readonly open: readonly Transaction[]
  again(): Promise<void>
  /** Where a withdrawal that was just asked for is shown. */
  readonly place: RefObject<HTMLElement | null>
}

/** Withdrawals that are not done: the newest with its time line open. */
export function UnderWay({ texts: { page, words }, open, again, place }: Props) {
  const id = useId()
  if (open.length === 0) return null
  return (
    <section className="withdraw-part" aria-labelledby={id} tabIndex={-1} ref={place}>
      <h2 id={id}>{page.underWay}</h2>
      <ul className="payments">
        {open.map((payment, index) => (
          <PaymentRow
            key={payment.id}
            words={words}
            payment={payment}
            opened={index === 0}
            changed={() => void again()}
          />
        ))}
      </ul>
    </section>
  )
}
