import { z } from 'zod'
import { call } from '../call.ts'
import { page, requestKey, text, token, wholeNumber } from '../fields.ts'

// The cashier is not built yet: what these calls take is decided, what they give comes with it. Until then all are refused.

const methodName = token({ min: 1, max: 40 }, /^[A-Za-z0-9-]*$/)
const id = token({ min: 1, max: 64 }, /^[A-Za-z0-9_-]*$/)
/** In minor units of the player's money, above nothing. */
const amount = wholeNumber.pipe(z.int().min(1, { message: 'format' }))
const nothingYet = z.object({})
const twiceASecond = { count: 120, seconds: 60, per: 'player' } as const
const nowAndThen = { count: 10, seconds: 60, per: 'player' } as const

const forPlayers = <Body extends z.ZodType>(
  does: string,
  address: `/${string}`,
  body: Body,
  rateLimit: typeof twiceASecond | typeof nowAndThen = twiceASecond,
) => {
  const at = { path: `${address}/json2`, alsoAt: address } as const
  const refusals = ['notPermitted'] as const
  return call({ does, ...at, who: 'player', body, reply: nothingYet, refusals, rateLimit })
}

export const deposit = forPlayers(
  'The ways to pay in, with their limits. Not open yet: refused with 32.',
  '/deposit',
  z.object({}),
)
export const depositMethodSelect = forPlayers(
  'Chooses a way to pay in. Not open yet: refused with 32.',
  '/deposit-method-select',
  z.object({ methodName }),
)
export const depositMethodEdit = forPlayers(
  'Changes a saved way to pay in. Not open yet: refused with 32.',
  '/deposit-method-edit',
  z.object({ userPMId: id }),
)
export const depositMethodDelete = forPlayers(
  'Forgets a saved way to pay in. Not open yet: refused with 32.',
  '/deposit-method-delete',
  z.object({ userPMId: id }),
)
export const depositCheck = forPlayers(
  'Whether an amount can be paid in this way. Not open yet: refused with 32.',
  '/deposit-check',
  z.object({ methodName, amount }),
)
export const depositProcess = forPlayers(
  'Pays in. Not open yet: refused with 32.',
  '/deposit-process',
  z.object({ requestKey, methodName, amount, bonusCode: text({ min: 1, max: 40 }).optional() }),
  nowAndThen,
)
export const depositResult = forPlayers(
  'What became of a payment. Not open yet: refused with 32.',
  '/deposit-result',
  z.object({ offsiteTransactionId: id }),
)
export const depositResultCrypto = forPlayers(
  'What became of a payment in coins. Not open yet: refused with 32.',
  '/deposit-result-crypto',
  z.object({ offsiteTransactionId: id }),
)
export const withdrawal = forPlayers(
  'The ways to be paid out, with their limits. Not open yet: refused with 32.',
  '/withdrawal',
  z.object({}),
)
export const withdrawalMethodEdit = forPlayers(
  'Adds or changes a way to be paid out. Not open yet: refused with 32.',
  '/withdrawal-method-edit',
  z.object({ methodName }),
)
export const withdrawalProcess = forPlayers(
  'Asks to be paid out. Not open yet: refused with 32.',
  '/withdrawal-process',
  z.object({ requestKey, methodName, amount }),
  nowAndThen,
)
export const withdrawalReversal = forPlayers(
  'Takes a pending withdrawal back. Not open yet: refused with 32.',
  '/withdrawal-reversal',
  z.object({ requestKey, transactionId: id }),
  nowAndThen,
)
export const transactionHistory = forPlayers(
  'Payments in and out and bonuses, newest first, ten a page. Not open yet: refused with 32.',
  '/transaction-history',
  z.object({
    page,
    type: z
      .enum(
        [
          'deposit',
          'depositRefund',
          'depositReversal',
          'depositVoid',
          'payment',
          'paymentRefund',
          'withdrawal',
          'withdrawalReversal',
          'bonus',
          'bonusReversal',
          'bonusReversalExpiration',
          'bonusReversalCancellation',
        ],
        { message: 'format' },
      )
      .optional(),
    from: z.iso.date({ message: 'format' }).optional(),
    to: z.iso.date({ message: 'format' }).optional(),
  }),
)
export const cryptoPurchaseCurrencies = forPlayers(
  'The coins that can be bought. Not open yet: refused with 32.',
  '/changelly-currencies-crypto',
  z.object({}),
)
export const cryptoPurchaseOffers = forPlayers(
  'What coins would cost, and from whom. Not open yet: refused with 32.',
  '/changelly-offers',
  z.object({ coin: methodName, amount }),
)
export const cryptoPurchaseOrder = forPlayers(
  'Begins to buy coins. Not open yet: refused with 32.',
  '/changelly-order-create',
  z.object({ requestKey, coin: methodName, amount, provider: methodName }),
  nowAndThen,
)
