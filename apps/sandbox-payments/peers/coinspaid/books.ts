import { randomBytes } from 'node:crypto'

/** What the processor knows. Field names are the interface's own. */
export interface Books {
  readonly addresses: Map<number, KeptAddress>
  readonly payments: Map<number, Payment>
  lastId: number
}

export interface KeptAddress {
  readonly id: number
  readonly currency: string
  readonly address: string
  readonly foreign_id: string
}

export interface Payment {
  readonly id: number
  readonly foreign_id: string | null
  readonly type: 'deposit' | 'withdrawal'
  readonly at: { readonly id: number; readonly currency: string; readonly address: string }
  /** Of the address, for a deposit. */
  readonly owner: string | null
  readonly amount: string
  status: 'not_confirmed' | 'processing' | 'confirmed' | 'cancelled'
  txid: string | null
}

export const emptyBooks = (): Books => ({
  addresses: new Map(),
  payments: new Map(),
  lastId: 1_000,
})

export const newTxid = (): string => randomBytes(32).toString('hex')

/** As `transactions/info` and callbacks tell it. */
export const toldPayment = ({
  id,
  foreign_id,
  type,
  at,
  owner,
  amount,
  status,
  txid,
}: Payment) => ({
  id,
  ...(foreign_id !== null && { foreign_id }),
  type,
  crypto_address: { ...at, ...(owner !== null && { foreign_id: owner }), tag: null },
  currency_sent: { currency: at.currency, amount },
  currency_received: { currency: at.currency, amount },
  transactions:
    txid === null
      ? []
      : [
          {
            id,
            currency: at.currency,
            transaction_type: 'blockchain',
            type,
            address: at.address,
            tag: null,
            amount,
            txid,
            riskscore: '0.1',
            confirmations: status === 'confirmed' ? '3' : 0,
          },
        ],
  fees: [{ type: 'mining', currency: at.currency, amount: '0.00001000' }],
  error: '',
  status,
})
