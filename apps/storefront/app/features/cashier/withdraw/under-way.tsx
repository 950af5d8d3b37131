import type { Transaction } from '@fairhouse/contract/entities/payment'
import { type RefObject, Suspense, useId } from 'react'
import { later } from '../../../shell/waking/later.ts'
import type { WithdrawTexts } from './withdraw-texts.ts'

/** Most players come with nothing under way. */
const PaymentRow = later(async () => (await import('../payment/payment-row.tsx')).PaymentRow)

interface Props {
  readonly texts: WithdrawTexts
  readonly open: readonly Transaction[]
  again(): Promise<void>
  /** Where a withdrawal that was just asked for is shown. */
  readonly place: RefObject<HTMLElement | null>
}

/** As in `payment-row.css`: on less, a line unfolds to more than the screen holds, and what one came for is below it. */
const isWide = () => matchMedia('(width >= 53.75em)').matches

/** Withdrawals that are not done: each a line with its state, and the time line of the newest open where there is room. */
export function UnderWay({ texts: { page, words }, open, again, place }: Props) {
  const id = useId()
  if (open.length === 0) return null
  return (
    <section className="withdraw-part" aria-labelledby={id} tabIndex={-1} ref={place}>
      <h2 id={id}>{page.underWay}</h2>
      <Suspense>
        <ul className="payments payment-rows">
          {open.map((payment, index) => (
            <PaymentRow
              key={payment.id}
              words={words}
              payment={payment}
              opened={index === 0 && isWide()}
              changed={() => void again()}
            />
          ))}
        </ul>
      </Suspense>
    </section>
  )
}
