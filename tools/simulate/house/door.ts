import { amount, type Currency } from '@fairhouse/money'
import { codes, houseAccount, post } from '../../../apps/server/src/modules/ledger/index.ts'
import type { Database, Transaction } from '../../../apps/server/src/platform/database.ts'
import type { Guest, ClientAnswer, Wish } from '../truth/operation.ts'

type Payment = Extract<Wish, { readonly id: string }>

/** Taken back with everything before it in its transaction. */
class Declined extends Error {
  override readonly name = 'Declined'
}

const declined: ClientAnswer = { refused: 'notEnoughCash' }

/** A second door to the pockets that bets are made from: money goes in and out through the ledger, past the seat. */
export async function pay(database: Database, guest: Guest, wish: Payment): Promise<ClientAnswer> {
  try {
    return await database.transaction(async (tx) => {
      const isIn = wish.type !== 'payOut'
      await move(tx, guest, { id: wish.id, isIn, minorUnits: wish.amount })
      if (wish.type === 'exchange') {
        await move(tx, guest, { id: wish.outId, isIn: false, minorUnits: wish.out })
      }
      return { reply: {} }
    })
  } catch (fault) {
    if (fault instanceof Declined) return declined
    throw fault
  }
}

async function move(
  tx: Transaction,
  { userType, pocket }: Guest,
  { id, isIn, minorUnits }: { id: string; isIn: boolean; minorUnits: number },
): Promise<void> {
  const currency: Currency = userType === 1 ? 'USD' : 'CREDIT'
  const house = await houseAccount(tx, { code: codes.housePayments, currency, till: 0 })
  const posted = await post(tx, [
    {
      id,
      leg: 1,
      debit: isIn ? house : pocket,
      credit: isIn ? pocket : house,
      amount: amount(BigInt(minorUnits)),
      currency,
      reason: isIn ? 'deposit' : 'withdrawal',
    },
  ])
  if (posted.type !== 'refused') return
  if (posted.by === 'debitAccountCovers') throw new Declined(posted.by)
  throw new Error(`the ledger refused a payment: ${posted.by}`)
}
