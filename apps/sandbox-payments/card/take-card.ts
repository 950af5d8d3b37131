import { randomUUID } from 'node:crypto'
import type { CardReason, CardWish } from '@fairhouse/contract/sandbox/card'
import { type Books, Conflict } from './books.ts'
import type { KeptPayment } from './card-state.ts'
import type { ReadCard } from './read-card.ts'
import { captureSoon, end } from './settle-payment.ts'
import type { Behaviour } from './test-cards.ts'

const declines: Readonly<Partial<Record<Behaviour, CardReason>>> = {
  declined: 'cardDeclined',
  insufficient: 'insufficientFunds',
  expired: 'cardExpired',
  wrongCode: 'wrongCode',
  blocked: 'gamblingBlocked',
}

/** As many are kept; a sandbox is no archive. */
const paymentsKept = 5_000

/** Begins a payment, once for one reference; one with a token is charged at once. @throws Conflict */
export async function createPayment(books: Books, wish: CardWish): Promise<KeptPayment> {
  const { payments, cards } = books.state
  const known = payments.find(({ reference }) => reference === wish.reference)
  if (known && known.amount !== wish.amount) throw new Conflict('the reference is another’s')
  if (known) return known
  const card = cards.find(({ token }) => token === wish.token)
  if (wish.token !== null && !card) throw new Conflict('no card has this token')
  const payment = newPayment(wish, books.now())
  payments.push(payment)
  payments.splice(0, payments.length - paymentsKept)
  books.write()
  if (card) await charge(books, payment, card)
  return payment
}

function newPayment(wish: CardWish, changedAt: number): KeptPayment {
  const id = `pay_${randomUUID()}`
  const { reference, amount, returnUrl, keep } = wish
  return {
    id,
    reference,
    amount,
    returnUrl,
    keep,
    changedAt,
    status: 'created',
    reason: null,
    card: null,
    behaviour: null,
    refunds: [],
    disputes: [],
    page: `/pay/${id}`,
  }
}

/** The player entered a card, or one is charged that was kept. @throws Conflict */
export async function charge(
  books: Books,
  payment: KeptPayment,
  card: ReadCard & { readonly token?: string },
): Promise<void> {
  if (payment.status !== 'created') throw new Conflict(`it is ${payment.status}`)
  const { behaviour, brand, last4, expires, token = null } = card
  payment.card = { brand, last4, expires, token }
  payment.behaviour = behaviour
  const decline = declines[behaviour]
  if (decline) await end(books, payment, 'declined', decline)
  else if (behaviour === 'challenged') {
    payment.status = 'challenge'
    payment.page = `/pay/${payment.id}/check`
    await books.changed(payment)
  } else await authorise(books, payment)
}

/** The player answered his card's issuer. @throws Conflict */
export async function answerChallenge(
  books: Books,
  payment: KeptPayment,
  approved: boolean,
): Promise<void> {
  if (payment.status !== 'challenge') throw new Conflict(`it is ${payment.status}`)
  if (approved) await authorise(books, payment)
  else await end(books, payment, 'declined', 'authenticationFailed')
}

/** The player went back without paying. @throws Conflict */
export async function leave(books: Books, payment: KeptPayment): Promise<void> {
  if (payment.status !== 'created' && payment.status !== 'challenge')
    throw new Conflict(`it is ${payment.status}`)
  await end(books, payment, 'cancelled', 'playerLeft')
}

/** The issuer said yes. */
async function authorise(books: Books, payment: KeptPayment): Promise<void> {
  if (payment.card && payment.keep) payment.card.token ??= keepCard(books, payment)
  payment.page = null
  // A check charges nothing: there is nothing to capture.
  payment.status = payment.amount === 0 ? 'captured' : 'authorised'
  captureSoon(books, payment)
  await books.changed(payment)
}

function keepCard(books: Books, { card, behaviour }: KeptPayment): string | null {
  if (!card || behaviour === null) return null
  const token = `card_${randomUUID()}`
  const { brand, last4, expires } = card
  books.state.cards.push({ token, behaviour, brand, last4, expires })
  return token
}
