import { passPlace } from '#platform/passed-places'
import { type Change, keep, move, type Mover } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { pauseMs } from '../pauses.ts'
import { postWithdrawal, voidWithdrawal } from '../postings.ts'
import type { PayoutNews } from '../provider.ts'
import { holdByEvent } from '../store/hold-by-event.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { isUuid } from './find-deposit.ts'
import type { Heard } from './heard.ts'
import { giveBackReturned } from './give-back-returned.ts'

interface Hearing {
  readonly needs: CashierNeeds
  readonly on: Change
  readonly news: PayoutNews
  readonly mover: Mover
}

/** Takes in what a provider says of money going out. The same news again changes nothing. */
export async function hearPayout(
  needs: CashierNeeds,
  on: Change,
  { provider, news }: { readonly provider: string; readonly news: PayoutNews },
): Promise<Heard> {
  const held = await findPayout(on, provider, news)
  if (!held) return 'unknown'
  const hearing = { needs, on, news, mover: { by: 'provider', actor: provider } as const }
  if (held.state === 'confirming' || held.state === 'sent') await underWay(hearing, held)
  else if (held.state === 'confirmed' && isEnd(news)) await giveBackReturned(hearing, held)
  else if (held.state !== 'confirmed' && (news.state === 'sent' || news.state === 'confirmed'))
    needs.log.error(
      { payment: held.id, provider, state: held.state, said: news.state },
      'a provider paid what the house had not asked for, or had taken back: look at it with the provider',
    )
  return 'heard'
}

const isEnd = ({ state }: PayoutNews): boolean => state === 'declined' || state === 'failed'

async function findPayout(
  { tx }: Change,
  provider: string,
  { reference, providerRef }: PayoutNews,
): Promise<StoredTransaction | null> {
  const known = await holdByEvent(tx, { provider, providerRef, part: '', type: 'withdrawal' })
  if (known || reference === null || !isUuid(reference)) return known
  const held = await holdTransaction(tx, reference)
  return held?.type === 'withdrawal' && held.provider === provider ? held : null
}

async function underWay(hearing: Hearing, held: StoredTransaction): Promise<void> {
  const { on, news, mover } = hearing
  const payment: StoredTransaction = {
    ...held,
    providerRef: news.providerRef,
    txid: news.txid ?? held.txid,
    confirmations: news.confirmations ?? held.confirmations,
  }
  if (news.state === 'declined' || news.state === 'failed') return ended(hearing, payment)
  const wasSent = news.state === 'sent' || news.state === 'confirmed'
  const sent =
    wasSent && held.state === 'confirming'
      ? await move(hearing, payment, { ...mover, to: 'sent' }, { lookAt: on.now + pauseMs(0) })
      : payment
  if (news.state === 'confirmed') {
    const { settlement } = await postWithdrawal(on, sent, news.fee)
    await move(hearing, sent, { ...mover, to: 'confirmed' }, { settlement })
    passPlace('payout: confirmed, not settled')
  } else if (sent === payment && isNew(held, payment)) await keep(on, payment, {})
}

const isNew = (held: StoredTransaction, payment: StoredTransaction): boolean =>
  held.providerRef !== payment.providerRef ||
  held.txid !== payment.txid ||
  held.confirmations !== payment.confirmations

async function ended(hearing: Hearing, payment: StoredTransaction): Promise<void> {
  const { on, news, mover } = hearing
  const to = payment.state === 'confirming' && news.state === 'declined' ? 'declined' : 'failed'
  const { settlement } = await voidWithdrawal(on, payment)
  await move(
    hearing,
    payment,
    { to: to, ...mover, reason: news.reason ?? 'providerFault' },
    { settlement },
  )
}
