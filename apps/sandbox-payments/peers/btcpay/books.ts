import { randomBytes } from 'node:crypto'

/** What the store knows. Field names are the interface's own. */
export interface Books {
  readonly invoices: Map<string, Invoice>
  readonly payouts: Map<string, Payout>
  readonly pullPayments: Map<string, PullPayment>
}

export interface Invoice {
  readonly id: string
  readonly currency: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdTime: number
  readonly expirationTime: number
  readonly destination: string
  status: 'New' | 'Processing' | 'Settled' | 'Invalid'
  readonly payments: Payment[]
}

export interface Payment {
  readonly id: string
  readonly receivedDate: number
  readonly value: string
  readonly destination: string
  status: 'Processing' | 'Settled' | 'Invalid'
}

export interface Payout {
  readonly id: string
  revision: number
  readonly date: number
  readonly destination: string
  readonly amount: string
  readonly payoutMethodId: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly pullPaymentId: string | null
  state: 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled'
  txid: string | null
}

export interface PullPayment {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly currency: string
  readonly amount: string
  readonly startsAt: number
}

export const emptyBooks = (): Books => ({
  invoices: new Map(),
  payouts: new Map(),
  pullPayments: new Map(),
})

/** 22 letters and digits, as ids there look. */
export const newId = (): string =>
  randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 22)
    .padEnd(22, 'x')

export const newTxid = (): string => randomBytes(32).toString('hex')

const storeId = 'S1'

export const toldInvoice = (invoice: Invoice) => ({
  id: invoice.id,
  storeId,
  amount: '0',
  paidAmount: '0',
  currency: invoice.currency,
  type: 'TopUp',
  checkoutLink: `http://localhost/i/${invoice.id}`,
  createdTime: invoice.createdTime,
  expirationTime: invoice.expirationTime,
  monitoringExpiration: invoice.expirationTime,
  status: invoice.status,
  additionalStatus: 'None',
  metadata: invoice.metadata,
  archived: false,
})

export const toldMethods = ({ currency, destination, payments }: Invoice) => [
  {
    paymentMethodId: `${currency}-CHAIN`,
    currency,
    destination,
    paymentLink: `${currency === 'BTC' ? 'bitcoin' : 'litecoin'}:${destination}`,
    rate: '1.0',
    paymentMethodPaid: '0',
    totalPaid: '0',
    due: '0',
    amount: '0',
    activated: true,
    payments: payments.map((payment) => ({ ...payment, fee: '0.0' })),
  },
]

export const toldPayout = (payout: Payout) => ({
  id: payout.id,
  revision: payout.revision,
  pullPaymentId: payout.pullPaymentId,
  date: payout.date,
  destination: payout.destination,
  originalCurrency: payout.payoutMethodId.replace('-CHAIN', ''),
  originalAmount: payout.amount,
  payoutCurrency: payout.payoutMethodId.replace('-CHAIN', ''),
  payoutAmount: payout.amount,
  payoutMethodId: payout.payoutMethodId,
  state: payout.state,
  paymentProof:
    payout.txid === null
      ? null
      : { proofType: 'PayoutTransactionOnChainBlob', id: payout.txid, link: null },
  metadata: payout.metadata,
})

/** @param origin where a browser finds the sandbox. */
export const toldPullPayment = (one: PullPayment, origin: string) => ({
  ...one,
  autoApproveClaims: false,
  archived: false,
  viewLink: `${origin}/btcpay/pull-payments/${one.id}`,
})
