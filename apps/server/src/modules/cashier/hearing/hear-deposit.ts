import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import { amount } from '@fairhouse/money'
import { playerId } from '#platform/ids'
import { passPlace } from '#platform/passed-places'
import { type Change, keep, move, type Mover } from '../change.ts'
import { centsTogether } from '../convert.ts'
import { isFinal } from '../edges.ts'
import { isFromGoodHands } from './screen-senders.ts'
import type { PaymentAddresses } from '../address-screen.ts'
import type { CashierNeeds, Quote } from '../needs.ts'
import { pauseMs } from '../pauses.ts'
import { postDeposit } from '../postings.ts'
import type { DepositNews } from '../provider.ts'
import { keepMethod } from '../saved/keep-method.ts'
import { heldSmallDeposits } from '../store/held-small-deposits.ts'
import { lookAtSmall } from '../store/look-again.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { takeTurnOfCoins } from '../store/take-turn-of-coins.ts'
import { feeOf, methodNamed } from '../terms.ts'
import { worthOf } from '../worth.ts'
import { findDeposit, isUuid } from './find-deposit.ts'
import type { Heard } from './heard.ts'

interface Hearing {
  readonly needs: CashierNeeds
  readonly on: Change
  readonly news: DepositNews
  readonly mover: Mover
  readonly quote: Quote | null
  /** Hears of coins whose senders somebody must be asked about. */
  readonly unanswered: PaymentAddresses[]
}

/** A payment with what the news says of it; whether its rate was too old and is another now. */
interface Known {
  readonly payment: StoredTransaction
  readonly renewed: boolean
}

/** Takes in what a provider says of money coming in. The same news again changes nothing. */
export async function hearDeposit(
  needs: CashierNeeds,
  on: Change,
  heard: {
    readonly provider: string
    readonly news: DepositNews
    /** Of the coin as of now; null for dollars, or when nobody could tell. */
    readonly quote: Quote | null
    /** Gets what somebody must be asked about before the money is the player's. */
    readonly unanswered: PaymentAddresses[]
  },
): Promise<Heard> {
  const { provider, news, quote, unanswered } = heard
  // Before any of them is held: coins that are too few by themselves are held together.
  if (news.sum.asset !== 'USD') {
    const { providerRef, reference } = news
    const asked = reference !== null && isUuid(reference) ? reference : null
    await takeTurnOfCoins(on.tx, { provider, providerRef, asked })
  }
  const found = await findDeposit(needs, on, heard)
  if (!found) return keepEntered(needs, on, provider, news)
  if (isFinal(found.type, found.state)) return 'heard'
  const hearing = {
    needs,
    on,
    news,
    quote,
    unanswered,
    mover: { by: 'provider', actor: provider } as const,
  }
  const known = await withNews(hearing, found)
  if (news.state === 'declined' || news.state === 'cancelled' || news.state === 'failed') {
    await move(hearing, known.payment, { to: news.state, ...hearing.mover, reason: news.reason })
    return 'heard'
  }
  const seen = {
    ...known,
    payment: found.state === 'default' ? await firstSeen(hearing, known.payment) : known.payment,
  }
  if (news.state === 'confirmed') await confirmed(hearing, seen, found)
  else if (goesOn(hearing, seen.payment)) await confirming(hearing, seen.payment)
  else await keepWhatIsNew(hearing, seen.payment, found)
  return 'heard'
}

/** A method was entered at the provider's page without paying: the reference that it was asked under says whose it is. */
async function keepEntered(
  needs: CashierNeeds,
  on: Change,
  provider: string,
  { kept, reference }: DepositNews,
): Promise<Heard> {
  const [method, player] = reference?.split(':') ?? []
  if (!kept || method === undefined || player === undefined) return 'unknown'
  if (methodNamed(needs, method)?.provider !== provider) return 'unknown'
  await keepMethod(
    needs,
    on,
    { method, provider, player: playerId(Number(player)) },
    {
      ...kept,
      hasPaid: false,
      forNextTime: true,
    },
  )
  return 'heard'
}

/** Nothing is written yet, but for a method that is kept. */
async function withNews(hearing: Hearing, found: StoredTransaction): Promise<Known> {
  const { needs, on, news } = hearing
  const kept =
    news.kept &&
    (await keepMethod(needs, on, found, {
      ...news.kept,
      hasPaid: news.state === 'confirmed',
      forNextTime: found.keepsMethod,
    }))
  const { payment, renewed } = priced(hearing, {
    ...found,
    providerRef: news.providerRef,
    dust: news.dust,
    confirmations: news.confirmations ?? found.confirmations,
    txid: news.txid ?? found.txid,
    ...(news.sum.asset === 'USD'
      ? { amount: news.sum.units }
      : { asset: news.sum.asset, assetUnits: news.sum.units }),
    ...(news.kept && { label: news.kept.label }),
    ...(kept && { savedMethod: kept.id }),
  })
  return { payment, renewed }
}

/** What it comes to, as of now. As long as nobody can tell, it has no rate. */
function priced({ needs, on, quote }: Hearing, payment: StoredTransaction): Known {
  const { asset, assetUnits: units } = payment
  const sum =
    asset && units !== null ? { asset, units } : { asset: 'USD' as const, units: payment.amount }
  const worth = worthOf(sum, payment, { quote, now: on.now })
  if (!worth) return { payment, renewed: false }
  const { renewed, ...rest } = worth
  const terms = methodNamed(needs, payment.method)?.method.deposit ?? null
  return { payment: { ...payment, ...rest, fee: feeOf(terms, rest.amount) }, renewed }
}

const firstSeen = (hearing: Hearing, known: StoredTransaction) =>
  move(
    hearing,
    known,
    {
      to: 'pending',
      ...hearing.mover,
      reason: known.asset === null ? 'playerPays' : 'seenOnChain',
    },
    { lookAt: hearing.on.now + pauseMs(0) },
  )

const goesOn = ({ needs, news }: Hearing, seen: StoredTransaction): boolean =>
  news.state === 'confirming' && seen.state === 'pending' && !isTooLittle(needs, seen)

async function confirming(hearing: Hearing, seen: StoredTransaction): Promise<void> {
  const reason: PaymentReason | null = seen.asset === null ? null : 'seenOnChain'
  const mover = { ...hearing.mover, reason: hearing.news.reason ?? reason }
  await move(hearing, seen, { ...mover, to: 'confirming' }, { lookAt: hearing.on.now + pauseMs(0) })
}

/** The money is there: it becomes the player's, unless it is too little by itself or nobody can tell what it is worth. */
async function confirmed(hearing: Hearing, seen: Known, found: StoredTransaction): Promise<void> {
  const { needs, on } = hearing
  const { payment } = seen
  if (payment.asset !== null && payment.rate === null) {
    await keep(on, payment, { lookAt: on.now + pauseMs(payment.looks) })
    return
  }
  if (!isTooLittle(needs, payment)) {
    if (await isFromGoodHands(hearing, payment)) await credit(hearing, seen)
    return
  }
  await tooFew(hearing, seen, found)
}

/** Coins that are too few by themselves are credited with others that are, once those who sent them all were found clear. */
async function tooFew(hearing: Hearing, seen: Known, found: StoredTransaction): Promise<void> {
  const { needs, on } = hearing
  const { payment } = seen
  await needs.touchSeat(on.tx, payment.player)
  const waiting = await heldSmallDeposits(on.tx, payment.player, payment.method ?? '')
  const others = waiting
    .filter(({ id }) => id !== payment.id)
    .map((one) => priced(hearing, one))
    .filter((one) => isTooLittle(needs, one.payment))
  // Too few to be credited whoever sent them: nobody is asked about dust, nor held up by it.
  if (centsOf(worthTogether(hearing, [...others, seen])) < leastOf(needs, payment)) {
    const sendersClear = found.sendersClear || (hearing.news.senders ?? []).length === 0
    if (!isWaitingForMore(found)) await waitForMore(on, { ...payment, sendersClear })
    return
  }
  const unasked = others.filter((one) => !one.payment.sendersClear)
  await lookAtSmall(on.tx, idsOf(unasked), on.now)
  if (!(await isFromGoodHands(hearing, payment))) return
  const clear = { ...seen, payment: { ...payment, sendersClear: true } }
  const fit = worthTogether(hearing, [...others.filter((one) => !unasked.includes(one)), clear])
  if (centsOf(fit) >= leastOf(needs, payment)) {
    for (const one of fit) await credit(hearing, one)
  } else if (!found.sendersClear || !isWaitingForMore(found)) {
    await waitForMore(on, clear.payment)
  }
}

const centsOf = (known: readonly Known[]): bigint =>
  known.reduce((total, one) => total + one.payment.amount, 0n)

const idsOf = (known: readonly Known[]): string[] => known.map(({ payment }) => payment.id)

/** Not so one that was woken to be asked about with others: it has a time at which it is looked at. */
const isWaitingForMore = ({ reason, lookAt }: StoredTransaction): boolean =>
  reason === 'belowMinimum' && lookAt === null

const waitForMore = (on: Change, payment: StoredTransaction) =>
  keep(on, payment, { reason: 'belowMinimum', lookAt: null })

/** Rounded once for all of them: who sends coins in a thousand pieces gets no thousand cents. */
function worthTogether({ needs }: Hearing, known: readonly Known[]): Known[] {
  const pieces = known.map(({ payment: { id, asset, assetUnits: units, rate } }) => {
    if (asset === null || units === null || rate === null)
      throw new Error(`payment ${id} waits for more coins without coins or a rate`)
    return { asset, units, rate }
  })
  const [first] = pieces
  const cents = first ? centsTogether(first.asset, pieces) : []
  return known.map(({ payment, renewed }, place) => {
    const whole = cents[place] ?? amount(0n)
    const terms = methodNamed(needs, payment.method)?.method.deposit ?? null
    return { payment: { ...payment, amount: whole, fee: feeOf(terms, whole) }, renewed }
  })
}

async function credit(hearing: Hearing, { payment, renewed }: Known): Promise<void> {
  const { needs, on, mover } = hearing
  await needs.touchSeat(on.tx, payment.player)
  const moved = await postDeposit(on, payment)
  await move(
    hearing,
    payment,
    { to: 'confirmed', ...mover, reason: renewed ? 'rateRenewed' : null },
    moved,
  )
  passPlace('deposit: credited, not committed')
}

const leastOf = (needs: CashierNeeds, { method }: StoredTransaction): bigint =>
  BigInt(methodNamed(needs, method)?.method.deposit?.min ?? 0)

/** Coins come in any amount; too few are kept until there are more. */
const isTooLittle = (needs: CashierNeeds, seen: StoredTransaction): boolean =>
  seen.asset !== null && seen.state === 'pending' && seen.amount < leastOf(needs, seen)

const told = [
  'confirmations',
  'txid',
  'providerRef',
  'part',
  'amount',
  'assetUnits',
  'rate',
  'savedMethod',
] as const satisfies readonly (keyof StoredTransaction)[]

async function keepWhatIsNew(
  { on }: Hearing,
  seen: StoredTransaction,
  found: StoredTransaction,
): Promise<void> {
  if (told.some((name) => seen[name] !== found[name])) await keep(on, seen, {})
}
