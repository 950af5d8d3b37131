import type { Due } from './journal.ts'
import type { Heard, House } from './tell-house.ts'

/** What may go wrong on the way of a stake, on command. */
export const faultNames = [
  'none',
  'late',
  'twice',
  'unheard',
  'never',
  'signature',
  'amount',
  'order',
] as const
export type FaultName = (typeof faultNames)[number]

/** What each does, for the page that switches them. */
export const faultSentences: Readonly<Record<FaultName, string>> = {
  none: 'Every message arrives once, and its answer is heard.',
  late: 'A stake arrives after three seconds.',
  twice: 'A stake arrives twice at the same time.',
  unheard: 'A stake arrives, and its answer is lost: it is rolled back.',
  never: 'A stake does not arrive, and its rollback does.',
  signature: 'A stake is not signed over the bytes that are sent, or comes with a wrong secret.',
  amount: 'A stake names an amount that the currency does not have.',
  order: 'The rollback of a stake arrives before the stake.',
}

type Told = Pick<Due, 'dialect' | 'call' | 'body'>

export interface Faults {
  readonly now: () => FaultName
  readonly set: (name: FaultName) => void
  /** Asks for a stake, with the fault that is set. @param undo what takes it back. */
  readonly askStake: (house: House, told: Told, undo: Told) => Promise<Heard>
}

const lateMs = 3_000
const silence: Heard = { type: 'silence' }

/** No fault is set at first. */
export function createFaults(): Faults {
  let set: FaultName = 'none'
  return {
    now: () => set,
    set: (name) => {
      set = name
    },
    askStake: async (house, told, undo) => {
      switch (set) {
        case 'none':
          return house.ask(told)
        case 'late':
          await new Promise((resolve) => setTimeout(resolve, lateMs))
          return house.ask(told)
        case 'twice': {
          const [first] = await Promise.all([house.ask(told), house.ask(told)])
          return first
        }
        case 'unheard':
          await house.ask(told)
          return silence
        case 'never':
          return silence
        case 'signature':
          return house.ask(told, { isForged: true })
        case 'amount':
          return house.ask(withWrongAmount(told))
        case 'order':
          await house.ask(undo)
          return house.ask(told)
      }
    },
  }
}

/** A part of a cent more, in either dialect. */
function withWrongAmount(told: Told): Told {
  const { amount, betAmount } = told.body
  return {
    ...told,
    body: {
      ...told.body,
      ...(typeof amount === 'number' && { amount: amount + 1 }),
      ...(typeof betAmount === 'number' && { betAmount: betAmount + 0.001 }),
    },
  }
}
