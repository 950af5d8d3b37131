import type { TransactionState } from '@fairhouse/contract/entities/payment'
import type { Texts } from '../../../shell/texts/texts.ts'
import './state-mark.css'

const looks = {
  default: 'open',
  pending: 'open',
  confirming: 'open',
  sent: 'open',
  confirmed: 'good',
  cancelled: 'quiet',
  declined: 'bad',
  failed: 'bad',
} as const satisfies Record<TransactionState, string>

/** The state of a payment as a word with a colour. */
export function StateMark({
  words,
  state,
}: {
  readonly words: Texts['cashierWords']
  readonly state: TransactionState
}) {
  return <span className={`state-mark state-mark-${looks[state]}`}>{words.states[state]}</span>
}
