import type { Transaction } from '@fairhouse/contract/entities/payment'
import { ArrowDownLeft, ArrowUpRight, ChevronDown, Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { useHouse, useWriting } from '../../language/house.tsx'
import type { Texts } from '../../texts/texts.ts'
import { isIncome } from '../payment/is-income.ts'
import { PaymentFacts } from '../payment/payment-facts.tsx'
import { StateMark } from '../payment/state-mark.tsx'
import { TimeLine } from '../payment/time-line.tsx'
import { wordOf } from '../payment/word-of.ts'
import { useCoins } from '../words/use-coins.ts'
import { TakeBack } from '../payment/take-back.tsx'

interface Props {
  readonly words: Texts['cashierWords']
  readonly payment: Transaction
  /** The player took it back. */
  changed(): void
}

/** A payment in a line; opens to its time line and everything exact about it. */
export function PaymentRow({ words, payment, changed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="history-row">
      <button
        type="button"
        className="history-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Line words={words} payment={payment} />
        <ChevronDown className="history-chevron" aria-hidden="true" size={18} />
      </button>
      <div id={id} className="history-detail" hidden={!isOpen}>
        {isOpen ? (
          <>
            <TimeLine words={words} payment={payment} />
            <div className="history-facts">
              <PaymentFacts words={words} payment={payment} />
              <TakeBack words={words} payment={payment} done={changed} />
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
  const counts = state === 'confirmed' && comesIn
  return (
    <>
      <span className="history-picture" aria-hidden="true">
        <Picture size={18} />
      </span>
      <span className="history-what">
        <span className="history-type">{words.types[type]}</span>
        <span className="history-way">
          {way === null ? null : `${way} · `}
          <time dateTime={createdAt}>{at.format(new Date(createdAt))}</time>
        </span>
      </span>
      <span className="history-sum">
        <span className={counts ? 'amount history-gain' : 'amount'}>
          {comesIn ? '+' : '−'}
          {money(amount, currency)}
        </span>
        {coin === null ? null : (
          <span className="history-coin amount">{coins(coin.amount, coin.asset)}</span>
        )}
      </span>
      <StateMark words={words} state={state} />
    </>
  )
}
