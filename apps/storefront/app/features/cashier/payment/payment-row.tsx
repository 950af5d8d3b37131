import type { Transaction } from '@fairhouse/contract/entities/payment'
import { ArrowDownLeft, ArrowUpRight, ChevronDown, Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { isIncome } from './is-income.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { StateMark } from './state-mark.tsx'
import { TimeLine } from './time-line.tsx'
import { wordOf } from './word-of.ts'
import './payment-row.css'
import { useCoins } from '../words/use-coins.ts'
import { TakeBack } from './take-back.tsx'

interface Props {
  readonly words: Texts['cashierWords']
  readonly payment: Transaction
  /** Shown open at first. */
  readonly opened?: boolean
  /** The player took it back. */
  changed(): void
}

/** A payment in a line; opens to its time line and everything exact about it. */
export function PaymentRow({ words, payment, opened = false, changed }: Props) {
  const { path } = useWriting()
  const [isOpen, setOpen] = useState(opened)
  const id = useId()
  return (
    <li className="payment-row">
      <button
        type="button"
        className="payment-row-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Line words={words} payment={payment} />
        <ChevronDown className="payment-row-chevron" aria-hidden="true" size={18} />
      </button>
      <div id={id} className="payment-row-detail" hidden={!isOpen}>
        {isOpen ? (
          <>
            <TimeLine words={words} payment={payment} />
            <div className="payment-row-facts">
              <PaymentFacts words={words} payment={payment} />
              <TakeBack words={words} payment={payment} done={changed} />
              <Link to={`${path('/support')}?payment=${payment.id}`}>
                {words.payment.helpPayment}
              </Link>
            </div>
          </>
        ) : null}
      </div>
    </li>
  )
}

function Line({ words, payment }: Pick<Props, 'words' | 'payment'>) {
  const { language } = useHouse()
  const { money } = useWriting()
  const coins = useCoins()
  const { type, amount, currency, state, method, label, createdAt, coin } = payment
  const comesIn = isIncome(type)
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const Picture = type.startsWith('bonus') ? Gift : comesIn ? ArrowDownLeft : ArrowUpRight
  const way = label ?? (method === null ? null : wordOf(words.methods, method))
  return (
    <>
      <span className="payment-row-picture" aria-hidden="true">
        <Picture size={18} />
      </span>
      <span className="payment-row-what">
        <span className="payment-row-type">{words.types[type]}</span>
        <span className="payment-row-way">
          {way === null ? null : `${way} · `}
          <time dateTime={createdAt}>{at.format(new Date(createdAt))}</time>
        </span>
      </span>
      <span className="payment-row-sum">
        <span className={`amount ${lookOf(payment)}`}>
          {comesIn ? '+' : '−'}
          {money(amount, currency)}
        </span>
        {coin === null ? null : (
          <span className="payment-row-coin amount">{coins(coin.amount, coin.asset)}</span>
        )}
      </span>
      <StateMark words={words} state={state} />
    </>
  )
}

/** What came in stands out; what came to nothing stands back. */
function lookOf({ type, state }: Transaction): string {
  if (state === 'confirmed') return isIncome(type) ? 'payment-row-gain' : ''
  return state === 'cancelled' || state === 'declined' || state === 'failed'
    ? 'payment-row-void'
    : ''
}
