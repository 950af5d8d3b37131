import type { PaymentInstruction, Transaction } from '@fairhouse/contract/entities/payment'
import { buttonClass } from '@fairhouse/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { wordOf } from '../payment/word-of.ts'
import { CopiedLine } from '../words/copied-line.tsx'
import type { DepositTexts } from './deposit-texts.ts'

interface Props {
  readonly texts: DepositTexts
  readonly lines: Extract<PaymentInstruction, { kind: 'bank' }>['lines']
  readonly transaction: Transaction
}

/** What is to be written into the transfer, line by line. */
export function BankLines({ texts: { deposit, words }, lines, transaction }: Props) {
  const { path, money } = useWriting()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone, and with it what had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="bank">
      <h2 ref={heading} tabIndex={-1}>
        {deposit.bankHeading}
      </h2>
      <p>{fill(deposit.bankText, { amount: money(transaction.amount, transaction.currency) })}</p>
      <dl className="bank-lines">
        {lines.map(({ label, value }) => (
          <CopiedLine
            key={label}
            name={wordOf(deposit.bankLines, label)}
            value={value}
            copy={words.payment.copy}
          />
        ))}
      </dl>
      <p className="deposit-warning">{deposit.bankReference}</p>
      <Link
        className={buttonClass({ rank: 'first', size: 'large', wide: true })}
        to={path(`/cashier/deposit-result/${transaction.id}`)}
      >
        {deposit.bankDone}
      </Link>
    </section>
  )
}
