import type { Transaction, TransactionState } from '@fairhouse/contract/entities/payment'
import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { Check, ChevronRight, Radio, X } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { useCoins } from '../words/use-coins.ts'
import type { DepositTexts } from './deposit-texts.ts'

/** States that say it all. */
const quiet: ReadonlySet<TransactionState> = new Set(['confirming', 'confirmed'])

interface Props {
  readonly texts: DepositTexts
  readonly method: PaymentMethod
  readonly recent: readonly Transaction[]
}

/** Payments to the address as they are seen, and confirmed block by block. */
export function CoinPayments({ texts, recent }: Props) {
  const { deposit } = texts
  return (
    <section className="coin-payments" aria-labelledby="coin-payments">
      <h2 id="coin-payments">{deposit.coinPayments}</h2>
      <ul aria-live="polite">
        {recent.length === 0 ? (
          <li className="coin-waits">
            <Radio size={20} />
            {deposit.coinWaits}
          </li>
        ) : (
          recent.map((payment) => (
            <li key={payment.id}>
              <Payment words={texts.words} payment={payment} />
            </li>
          ))
        )}
      </ul>
    </section>
  )
}

function Payment({ words, payment }: { words: Texts['cashierWords']; payment: Transaction }) {
  const { path, money } = useWriting()
  const coins = useCoins()
  const { id, amount, currency, coin, state, confirmations, stages } = payment
  const reason = stages.findLast((stage) => stage.reason !== null)?.reason ?? null
  return (
    <Link className="coin-payment" to={path(`/cashier/deposit-result/${id}`)}>
      <Mark payment={payment} />
      <b className="amount">{coin === null ? null : coins(coin.amount, coin.asset)}</b>
      <span className="amount">{amount === 0 ? '' : money(amount, currency)}</span>
      <span className="coin-payment-state">
        {confirmations !== null && state === 'confirming'
          ? fill(words.payment.confirmations, {
              seen: Math.min(confirmations.seen, confirmations.needed),
              needed: confirmations.needed,
            })
          : words.states[state]}
        {reason === null || quiet.has(state) ? '' : ` · ${words.reasons[reason]}`}
      </span>
      <ChevronRight size={18} />
    </Link>
  )
}

const around = 2 * Math.PI * 9

/** A ring that fills with each confirmation. */
function Mark({ payment: { state, confirmations } }: { payment: Transaction }) {
  if (state === 'confirmed') return <Check className="coin-mark coin-mark-done" size={24} />
  if (state === 'cancelled' || state === 'failed' || state === 'declined') {
    return <X className="coin-mark coin-mark-over" size={24} />
  }
  const share = confirmations === null ? 0 : Math.min(1, confirmations.seen / confirmations.needed)
  return (
    <svg className="coin-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle className="coin-ring" cx="12" cy="12" r="9" />
      <circle
        className="coin-ring coin-ring-full"
        cx="12"
        cy="12"
        r="9"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 12 12)"
      />
    </svg>
  )
}
