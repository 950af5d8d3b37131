/** What the sandbox knows to have moved money at the house. Amounts are minor units. */
export interface ToldTransaction {
  readonly id: string
  readonly taken: number
  readonly given: number
}

/** What an answer of the house says of what moved. */
export type Heard =
  | ({ readonly type: 'moved' } & ToldTransaction)
  | { readonly type: 'takenBack'; readonly id: string }
  | null

type Body = Readonly<Record<string, unknown>>

/** What the house was asked. */
interface Call {
  readonly dialect: 'hub88' | 'jili'
  readonly call: string
  readonly body: Body
}

const wirePerMinorUnit = 1_000
const minorUnitsPerUnit = 100

/** What became of a call, by what the house answered; null when no money is known to have moved. */
export function heardOf({ dialect, call, body }: Call, answer: Body): Heard {
  return dialect === 'hub88' ? ofHub88(call, body, answer) : ofJili(call, body, answer)
}

function ofHub88(call: string, body: Body, answer: Body): Heard {
  if (answer['status'] !== 'RS_OK') return null
  const [id, amount] = [String(body['transaction_uuid']), Number(body['amount']) / wirePerMinorUnit]
  switch (call) {
    case 'transaction/bet':
      return { type: 'moved', id, taken: amount, given: 0 }
    case 'transaction/win':
      return { type: 'moved', id, taken: 0, given: amount }
    case 'transaction/rollback':
      return { type: 'takenBack', id: String(body['reference_transaction_uuid']) }
    default:
      return null
  }
}

/** Done, done before, or of a bet that never came. */
const cancelled: readonly unknown[] = [0, 1, 2]
const taken: readonly unknown[] = [0, 1]

function ofJili(call: string, body: Body, answer: Body): Heard {
  const { errorCode } = answer
  const id = String(body['round'])
  if (call === 'cancelBet') return cancelled.includes(errorCode) ? { type: 'takenBack', id } : null
  if (call !== 'bet' || !taken.includes(errorCode)) return null
  return {
    type: 'moved',
    id,
    taken: Math.round(Number(body['betAmount']) * minorUnitsPerUnit),
    given: Math.round(Number(body['winloseAmount']) * minorUnitsPerUnit),
  }
}
