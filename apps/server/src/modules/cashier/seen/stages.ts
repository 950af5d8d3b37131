import type {
  PaymentReason,
  PaymentStage,
  TransactionState,
  TransactionType,
} from '@fairhouse/contract/entities/payment'
import { isFinal } from '../edges.ts'

interface StepMade {
  readonly to: TransactionState
  readonly at: string
  readonly reason: PaymentReason | null
}

interface Staged {
  readonly type: TransactionType
  readonly state: TransactionState
  /** What it waits for, or why it ended so. */
  readonly reason: PaymentReason | null
  /** Made in coins that were seen on their way. */
  readonly isCoin: boolean
  readonly steps: readonly StepMade[]
}

/** A stage and the states that mean that it was reached. */
type Line = readonly (readonly [PaymentStage['stage'], readonly TransactionState[]])[]

const everything: readonly TransactionState[] = ['pending', 'confirming', 'sent', 'confirmed']

const cardOrBank: Line = [
  ['requested', everything],
  ['paid', ['confirming', 'confirmed']],
  ['credited', ['confirmed']],
]
const coins: Line = [
  ['seen', everything],
  ['checked', ['confirmed']],
  ['credited', ['confirmed']],
]
const payout: Line = [
  ['requested', everything],
  ['checked', ['confirming', 'sent', 'confirmed']],
  ['approved', ['confirming', 'sent', 'confirmed']],
  ['sent', ['sent', 'confirmed']],
  ['arrived', ['confirmed']],
]
const takenBack: Line = [
  ['requested', everything],
  ['returned', ['confirmed']],
]

/** Every stage of a payment, what was reached with its time, then what is still to come; where it ended early, nothing more is to come. Pure. */
export function stagesOf(staged: Staged): PaymentStage[] {
  const { type, state, reason, steps } = staged
  const reached = lineOf(staged).map(([stage, states]) => ({
    stage,
    at: steps.find(({ to }) => states.includes(to))?.at ?? null,
    reason: null,
  }))
  const last = steps.at(-1)
  if (isFinal(type, state) && state !== 'confirmed') {
    const end = type === 'withdrawal' ? 'returned' : 'ended'
    return [
      ...reached.filter(({ at }) => at !== null),
      { stage: end, at: last?.at ?? null, reason },
    ]
  }
  const waitsAt = reached.findIndex(({ at }) => at === null)
  const speaksAt = waitsAt === -1 ? reached.length - 1 : waitsAt
  return reached.map((one, index) => (index === speaksAt ? { ...one, reason } : one))
}

function lineOf({ type, isCoin }: Staged): Line {
  if (type === 'withdrawal') return payout
  if (type === 'deposit') return isCoin ? coins : cardOrBank
  return takenBack
}
