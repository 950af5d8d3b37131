import { randomBytes, randomUUID } from 'node:crypto'
import type { BankPayoutWish, TransferWish } from '@fairhouse/contract/sandbox/bank'
import type { KeptState } from '../frame/part.ts'
import type { BankState, KeptPayout, KeptTransfer } from './bank-state.ts'

/** Something that cannot be done in the state in which it is. */
export class BankConflict extends Error {
  override readonly name = 'BankConflict'
}

export interface BankNeeds {
  readonly kept: KeptState<BankState>
  readonly now: () => number
  readonly tell: (kind: 'deposit' | 'payout', id: string, reference: string) => void
  /** After a while, unless the process ends first. */
  readonly later: (steps: number, work: () => void) => void
}

/** A transfer that nobody makes comes by itself after so many steps: in a demo nobody has a bank. */
const arrivesAfter = 30
const payoutTakes = 2
const transfersKept = 5_000

/** Account of the house at the sandbox's bank: made up, with right check digits. */
const account = {
  recipient: 'Fairhouse Casino (sandbox)',
  iban: 'DE57500105170000000042',
  bic: 'TESTDEFF',
  bank: 'Sandbox Bank',
}

/** Awaits a transfer, once for one reference. @throws BankConflict */
export function awaitTransfer(bank: BankNeeds, wish: TransferWish): KeptTransfer {
  const { transfers } = bank.kept.state
  const known = transfers.find(({ reference }) => reference === wish.reference)
  if (known && known.amount !== wish.amount) throw new BankConflict('the reference is another’s')
  if (known) return known
  const code = `FH-${randomBytes(5).toString('hex').toUpperCase()}`
  const transfer: KeptTransfer = {
    id: `tr_${randomUUID()}`,
    reference: wish.reference,
    amount: wish.amount,
    status: 'awaited',
    arrived: null,
    code,
    lines: [
      { label: 'recipient', value: account.recipient },
      { label: 'iban', value: account.iban },
      { label: 'bic', value: account.bic },
      { label: 'bank', value: account.bank },
      { label: 'amount', value: `${(wish.amount / 100).toFixed(2)} USD` },
      { label: 'reference', value: code },
    ],
    refunds: [],
    changedAt: bank.now(),
  }
  transfers.push(transfer)
  transfers.splice(0, transfers.length - transfersKept)
  bank.kept.changed()
  arriveByItself(bank, transfer)
  return transfer
}

export function arriveByItself(bank: BankNeeds, transfer: KeptTransfer): void {
  if (transfer.status !== 'awaited') return
  bank.later(arrivesAfter, () => {
    if (transfer.status === 'awaited') arrive(bank, transfer, transfer.amount)
  })
}

/** Money came with the transfer's reference; also to one that was given up. @throws BankConflict when it came before. */
export function arrive(bank: BankNeeds, transfer: KeptTransfer, cents: number): void {
  if (transfer.status === 'arrived') throw new BankConflict('it arrived before')
  transfer.status = 'arrived'
  transfer.arrived = cents
  changed(bank, transfer)
}

/** Money came that names no reference of ours. */
export function arriveUnmatched(bank: BankNeeds, amount: number, says: string): void {
  bank.kept.state.unmatched.push({ id: `un_${randomUUID()}`, amount, says })
  bank.kept.changed()
}

/** People found out whose it is. @throws BankConflict */
export function match(bank: BankNeeds, unmatchedId: string, transfer: KeptTransfer): void {
  const { unmatched } = bank.kept.state
  const index = unmatched.findIndex(({ id }) => id === unmatchedId)
  const money = unmatched[index]
  if (!money) throw new BankConflict('it is matched already')
  arrive(bank, transfer, money.amount)
  unmatched.splice(index, 1)
  bank.kept.changed()
}

/** Waits no longer. Doing it twice is doing it once. @throws BankConflict for money that came. */
export function cancelTransfer(bank: BankNeeds, transfer: KeptTransfer): void {
  if (transfer.status === 'cancelled') return
  if (transfer.status === 'arrived') throw new BankConflict('it arrived')
  transfer.status = 'cancelled'
  changed(bank, transfer)
}

/** Sends a part back to where it came from, once for one reference. @throws BankConflict for more than came. */
export function sendBack(
  bank: BankNeeds,
  transfer: KeptTransfer,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): void {
  const known = transfer.refunds.find((one) => one.reference === reference)
  if (known && known.amount !== amount) throw new BankConflict('the reference is another’s')
  if (known) return
  const sent = transfer.refunds.reduce((sum, one) => sum + one.amount, 0)
  if (sent + amount > (transfer.arrived ?? 0)) throw new BankConflict('more than came')
  transfer.refunds.push({ id: `back_${randomUUID()}`, reference, amount, at: bank.now() })
  changed(bank, transfer)
}

/** Sends money, once for one reference. @throws BankConflict */
export function payOut(bank: BankNeeds, wish: BankPayoutWish): KeptPayout {
  const { payouts } = bank.kept.state
  const known = payouts.find(({ reference }) => reference === wish.reference)
  if (known && known.amount !== wish.amount) throw new BankConflict('the reference is another’s')
  if (known) return known
  const { reference, amount, holder } = wish
  const id = `bo_${randomUUID()}`
  const payout: KeptPayout = {
    id,
    reference,
    amount,
    holder,
    status: 'sent',
    changedAt: bank.now(),
  }
  payouts.push(payout)
  bank.kept.changed()
  endSoon(bank, payout)
  return payout
}

/** A holder whose name says so has a bank that returns what it is sent. */
export function endSoon(bank: BankNeeds, payout: KeptPayout): void {
  if (payout.status !== 'sent') return
  bank.later(payoutTakes, () => {
    payout.status = /return/i.test(payout.holder) ? 'returned' : 'arrived'
    payout.changedAt = bank.now()
    bank.kept.changed()
    bank.tell('payout', payout.id, payout.reference)
  })
}

function changed(bank: BankNeeds, transfer: KeptTransfer): void {
  transfer.changedAt = bank.now()
  bank.kept.changed()
  bank.tell('deposit', transfer.id, transfer.reference)
}
