import type { CashierNeeds, MovedPayment } from '#modules/cashier'
import type { Identity } from '#modules/identity'
import type { Inbox } from '#modules/inbox'
import type { Mail } from '#modules/mail'
import { isLanguage, type Language } from '#platform/http/language'
import { type PaymentNews, paymentSentences } from './payment-sentences.ts'

interface Tellers {
  readonly send: Inbox['send']
  readonly post: Mail['post']
  readonly addressee: Identity['addressee']
}

/**
 * Tells a player of a payment of his that moved, in the inbox and by letter: in the transaction that moved it, so once, and never of
 * what did not happen. What the player did or watches himself is not told.
 */
export const tellOfPayments =
  ({ send, post, addressee }: Tellers): CashierNeeds['paymentMoved'] =>
  async (tx, moved) => {
    const news = newsOf(moved)
    if (news === null) return
    const said = paymentSentences(news, moved)
    await send(tx, moved.player, said)
    // Whoever mistypes a number at the acquirer's page reads there that the card was declined.
    if (moved.type === 'deposit' && moved.to === 'declined') return
    const whom = await addressee(tx, moved.player)
    const language: Language = isLanguage(whom.language) ? whom.language : 'en'
    const { subject, body } = said[language]
    await post(tx, {
      template: 'paymentNews',
      ...whom,
      subject,
      paragraphs: body.split('\n\n'),
      link: `/${language}/cashier/history`,
    })
  }

type Steps = Readonly<Partial<Record<MovedPayment['to'], PaymentNews>>>

const takenBack: Steps = { confirmed: 'depositTakenBack' }
const told: Readonly<Partial<Record<MovedPayment['type'], Steps>>> = {
  withdrawal: {
    pending: 'withdrawalAsked',
    sent: 'withdrawalSent',
    cancelled: 'withdrawalFailed',
    declined: 'withdrawalFailed',
    failed: 'withdrawalFailed',
  },
  deposit: { declined: 'depositFailed', failed: 'depositFailed' },
  depositRefund: takenBack,
  depositReversal: takenBack,
  depositVoid: takenBack,
}

/** What there is to be told of a step; null for nothing. Pure. */
export const newsOf = ({ type, to, reason }: MovedPayment): PaymentNews | null =>
  to === 'cancelled' && reason === 'byPlayer' ? null : (told[type]?.[to] ?? null)
