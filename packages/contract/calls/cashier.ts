import { z } from 'zod'
import { call } from '../call.ts'
import {
  coinQuote,
  paymentInstruction,
  transaction,
  transactionTypes,
} from '../entities/payment.ts'
import {
  awayMethod,
  decimal,
  paymentAsset,
  paymentMethod,
  savedMethod,
} from '../entities/payment-method.ts'
import { userStatus } from '../entities/user-status.ts'
import { flag, page, requestKey, text, token, wholeNumber } from '../fields.ts'
import { openWithdrawalsAtMost } from '../limits.ts'
import type { RefusalName } from '../refusals.ts'

const methodName = token({ min: 1, max: 40 }, /^[a-z][a-z0-9-]*$/)
const id = token({ min: 1, max: 64 }, /^[A-Za-z0-9_-]*$/)
/** In minor units of the player's money, above nothing. */
const amount = wholeNumber.pipe(z.int().min(1, { message: 'format' }))
const minorUnits = z.int().min(0)

/** A method's form as filled in, `{"name":"value"}` as JSON: the method says which fields it has. */
const formFields = z
  .string({ message: 'required' })
  .max(4096, { message: 'tooLong' })
  .transform((json, context) => {
    const read = readFields(json)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'format' })
    return z.NEVER
  })

const fieldValues = z.record(z.string().max(40), z.string().max(400))

function readFields(json: string): z.output<typeof fieldValues> | null {
  try {
    return fieldValues.safeParse(JSON.parse(json)).data ?? null
  } catch {
    // What is no JSON is a faulty field, which is what the caller says of it.
    return null
  }
}

const often = { count: 120, seconds: 60, per: 'player' } as const
const nowAndThen = { count: 10, seconds: 60, per: 'player' } as const
/** Stolen cards are tried out by entering them: no faster than deposits that may fail. */
const seldom = { count: 20, seconds: 3_600, per: 'player' } as const

const forPlayers = <Body extends z.ZodType, Reply extends z.ZodObject>(
  address: `/${string}`,
  rest: {
    readonly does: string
    readonly body: Body
    readonly reply: Reply
    readonly refusals: readonly RefusalName[]
    readonly rateLimit?: typeof often | typeof nowAndThen | typeof seldom
  },
) =>
  call({
    path: `${address}/json2`,
    alsoAt: address,
    who: 'player',
    rateLimit: often,
    ...rest,
  })

/** Refusals of every call about paying in. */
/** What the rules of a place say before money is paid in. */
const byPlace = ['placeNotServed', 'limitFirst', 'identityFirst'] as const
const payingIn = ['notPermitted', 'userSuspended', 'onPause', 'methodUnavailable'] as const

export const deposit = forPlayers('/deposit', {
  does: 'The ways to pay in with their limits, and those that the player has saved.',
  body: z.object({}),
  reply: z.object({
    methods: z.array(paymentMethod),
    /** Those that a demo would offer and cannot, each with the reason. */
    away: z.array(awayMethod),
    saved: z.array(savedMethod),
    /** What the player may still pay in before a limit of his own or of his place is reached, and when more will be allowed; null: no such limit. */
    allowance: z.object({ amount: minorUnits, moreAt: z.iso.datetime().nullable() }).nullable(),
    /** Deposits that are not done yet, newest first. */
    open: z.array(transaction),
    userStatus,
  }),
  refusals: ['notPermitted'],
})

export const depositMethodSelect = forPlayers('/deposit-method-select', {
  does: 'Chooses a way to pay in. For a coin: the player’s own address, which stays the same, and what the coin costs now.',
  body: z.object({ methodName }),
  reply: z.object({
    method: paymentMethod,
    saved: z.array(savedMethod),
    instruction: paymentInstruction.nullable(),
    /** The test chain of a demo is starting: asked again, the call answers with the address once there is one. */
    starting: z.boolean(),
    quote: coinQuote.nullable(),
    /** The newest deposits by this method that are not done or were done within a day, newest first. */
    recent: z.array(transaction),
  }),
  refusals: [...payingIn, 'paymentUnavailable'],
})

export const depositMethodEdit = forPlayers('/deposit-method-edit', {
  does: 'Adds a way to pay in, or changes a saved one. A card is entered at the acquirer’s own page, to which the answer leads.',
  body: z.object({ methodName, userPMId: id.optional(), fields: formFields }),
  reply: z.object({
    saved: z.array(savedMethod),
    /** Of the method that was added or changed; null when it is added elsewhere. */
    userPMId: z.string().nullable(),
    instruction: paymentInstruction.nullable(),
  }),
  refusals: [...payingIn, 'paymentUnavailable', 'notFound', 'methodsFull'],
  rateLimit: seldom,
})

export const depositMethodDelete = forPlayers('/deposit-method-delete', {
  does: 'Forgets a saved method. What was paid with it stays in the history.',
  body: z.object({ userPMId: id }),
  reply: z.object({ saved: z.array(savedMethod) }),
  refusals: ['notPermitted', 'notFound'],
  rateLimit: nowAndThen,
})

export const depositCheck = forPlayers('/deposit-check', {
  does: 'What an amount would come to by a method, or why it can’t be paid in. Moves nothing.',
  body: z.object({ methodName, amount, userPMId: id.optional() }),
  reply: z.object({
    amount: minorUnits,
    fee: minorUnits,
    /** What the balance grows by. */
    credited: minorUnits,
    coin: z.object({ amount: decimal, quote: coinQuote }).nullable(),
  }),
  refusals: [
    ...payingIn,
    ...byPlace,
    'paymentUnavailable',
    'depositLimit',
    'tooManyAttempts',
    'notFound',
  ],
})

export const depositProcess = forPlayers('/deposit-process', {
  does: 'Begins a deposit, and says what the player does next. The same request key begins one only. A bonus code that would do nothing for it is refused, with the reason.',
  body: z.object({
    requestKey,
    methodName,
    amount,
    userPMId: id.optional(),
    bonusCode: text({ min: 1, max: 40 }).optional(),
    /** Offer what it is paid with for the next time. Else it is kept only as the way back of the money. */
    saveMethod: flag.optional(),
  }),
  reply: z.object({ transaction, instruction: paymentInstruction, userStatus }),
  refusals: [
    ...payingIn,
    'bonusCodeInvalid',
    'paymentUnavailable',
    'depositLimit',
    ...byPlace,
    'notFound',
    'requestKeyReused',
    'tooManyAttempts',
  ],
  rateLimit: nowAndThen,
})

const result = z.object({ transaction, userStatus })
const depositStanding = result.extend({
  /** What the player still has to do; null when nothing is left, and when the provider does not answer now. */
  instruction: paymentInstruction.nullable(),
  /** What took it back after it was credited (a dispute, a bank, a reorganised chain); null as long as it stands. */
  takenBack: transaction.nullable(),
})

export const depositResult = forPlayers('/deposit-result', {
  does: 'What became of a deposit, and what the player still has to do; asks the provider when nothing was heard yet. `offsiteTransactionId` is what the provider’s page led back with.',
  body: z.object({ offsiteTransactionId: id }),
  reply: depositStanding,
  refusals: ['notFound'],
})

export const depositResultCrypto = forPlayers('/deposit-result-crypto', {
  does: 'What became of a deposit in coins, with its confirmations so far.',
  body: z.object({ offsiteTransactionId: id }),
  reply: depositStanding,
  refusals: ['notFound'],
})

export const withdrawal = forPlayers('/withdrawal', {
  does: 'The ways to be paid out, what can be paid out now, and what is locked and why.',
  body: z.object({}),
  reply: z.object({
    methods: z.array(paymentMethod),
    saved: z.array(savedMethod),
    /** What can be asked for now. */
    available: minorUnits,
    /** What of the balance can’t be asked for yet, for `cashier.locks.<why>`. */
    locked: z.array(
      z.object({
        amount: minorUnits,
        why: z.enum(['testMoney', 'payBackFirst', 'openRound', 'emailNotVerified']),
      }),
    ),
    /** What must go back the way it came before other ways are open (closed loop), by method. */
    payBack: z.array(
      z.object({ method: z.string(), userPMId: z.string().nullable(), amount: minorUnits }),
    ),
    /** Saved methods to which less than the balance may go now, because something must go back elsewhere first, with the most of each. */
    ceilings: z.array(z.object({ userPMId: z.string(), amount: minorUnits })),
    /** Withdrawals under way, newest first. */
    open: z.array(transaction),
    /** What is known of who the player is: withdrawals wait while it is not `approved` and rules ask for it. */
    identity: z.enum(['notAsked', 'asked', 'inReview', 'approved', 'rejected']),
    /** The rules of the player’s place let a pending withdrawal be taken back. */
    mayReverse: z.boolean(),
    quotes: z.array(coinQuote),
    userStatus,
  }),
  refusals: ['notPermitted'],
})

export const withdrawalMethodEdit = forPlayers('/withdrawal-method-edit', {
  does: 'Adds a way to be paid out, or changes a saved one.',
  body: z.object({ methodName, userPMId: id.optional(), fields: formFields }),
  reply: z.object({ saved: z.array(savedMethod), userPMId: z.string() }),
  refusals: ['notPermitted', 'methodUnavailable', 'notFound', 'methodsFull', 'proofRequired'],
  rateLimit: nowAndThen,
})

export const withdrawalProcess = forPlayers('/withdrawal-process', {
  does: 'Asks to be paid out: the amount is held at once, and leaves when it was sent. The same request key asks once only.',
  body: z.object({ requestKey, userPMId: id, amount }),
  reply: result,
  refusals: [
    'notPermitted',
    'methodUnavailable',
    'notFound',
    'notEnoughCash',
    'payBackFirst',
    'withdrawalLimit',
    'roundOpen',
    'emailNotVerified',
    'requestKeyReused',
  ],
  rateLimit: nowAndThen,
})

const plannedPart = z.strictObject({ userPMId: id, amount: z.int().min(1) })

/** The parts of a plan as JSON, in the order in which they are asked for. */
const planParts = z
  .string({ message: 'required' })
  .max(2048, { message: 'tooLong' })
  .transform((json, context) => {
    const read = readParts(json)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'format' })
    return z.NEVER
  })

const parts = z.array(plannedPart).min(2).max(openWithdrawalsAtMost)

function readParts(json: string): z.output<typeof parts> | null {
  try {
    return parts.safeParse(JSON.parse(json)).data ?? null
  } catch {
    // What is no JSON is a faulty field, which is what the caller says of it.
    return null
  }
}

export const withdrawalPlan = forPlayers('/withdrawal-plan', {
  does: 'Asks to be paid out by several methods at once, in the order of `parts` (`[{"userPMId":"…","amount":100}]` as JSON): all of them or none. The same request key asks once only.',
  body: z.object({ requestKey, parts: planParts }),
  reply: z.object({ transactions: z.array(transaction), userStatus }),
  refusals: withdrawalProcess.refusals,
  rateLimit: nowAndThen,
})

export const withdrawalReversal = forPlayers('/withdrawal-reversal', {
  does: 'Takes a pending withdrawal back, where the rules of the player’s place allow it.',
  body: z.object({ requestKey, transactionId: id }),
  reply: result,
  refusals: ['notPermitted', 'notFound', 'notPending', 'requestKeyReused'],
  rateLimit: nowAndThen,
})

const day = z.iso.date({ message: 'format' })

export const transactionHistory = forPlayers('/transaction-history', {
  does: 'Payments in and out and bonuses, newest first, ten a page. `from` and `to` are days, UTC, both included.',
  body: z.object({
    page,
    type: z.enum(transactionTypes, { message: 'format' }).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  reply: z.object({ transactions: z.array(transaction), total: z.int().min(0) }),
  refusals: [],
})

export const accountStatement = forPlayers('/account-statement', {
  does: 'A year of an account as a file: balance at its beginning, each payment, what was played by month, balance at its end.',
  body: z.object({
    year: wholeNumber.pipe(z.int().min(2020).max(2200)),
    format: z.enum(['csv', 'pdf'], { message: 'format' }),
  }),
  reply: z.object({
    name: z.string(),
    type: z.enum(['text/csv', 'application/pdf']),
    /** Base64. */
    content: z.string(),
  }),
  refusals: [],
  rateLimit: nowAndThen,
})

export const cryptoPurchaseCurrencies = forPlayers('/changelly-currencies-crypto', {
  does: 'The coins that can be bought from a seller and paid to the player’s own deposit address.',
  body: z.object({}),
  reply: z.object({
    coins: z.array(z.object({ method: z.string(), asset: paymentAsset, network: z.string() })),
    /** What they can be paid with. */
    currencies: z.array(z.string()),
    sandbox: z.boolean(),
  }),
  refusals: payingIn,
})

export const cryptoPurchaseOffers = forPlayers('/changelly-offers', {
  does: 'What coins for an amount of money would be, by seller, the most coins first. `amount` is minor units of `currency`.',
  body: z.object({ methodName, currency: token({ min: 3, max: 3 }, /^[A-Z]*$/), amount }),
  reply: z.object({
    offers: z.array(
      z.object({
        provider: z.string(),
        paymentMethod: z.string(),
        /** Whole coins that would come. */
        coins: decimal,
        /** Money for one coin. */
        rate: decimal,
        /** Minor units of the currency paid in. */
        fee: minorUnits,
      }),
    ),
  }),
  refusals: [...payingIn, 'paymentUnavailable'],
})

export const cryptoPurchaseOrder = forPlayers('/changelly-order-create', {
  does: 'Orders coins from a seller: they arrive at the player’s own deposit address like any other deposit.',
  body: z.object({
    requestKey,
    methodName,
    currency: token({ min: 3, max: 3 }, /^[A-Z]*$/),
    amount,
    provider: methodName,
    paymentMethod: methodName,
  }),
  reply: z.object({ orderId: z.string(), redirectUrl: z.url(), address: z.string() }),
  refusals: [
    ...payingIn,
    ...byPlace,
    'paymentUnavailable',
    'depositLimit',
    'tooManyAttempts',
    'requestKeyReused',
  ],
  rateLimit: nowAndThen,
})
