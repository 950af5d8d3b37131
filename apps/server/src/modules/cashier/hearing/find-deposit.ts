import { amount } from '@fairhouse/money'
import { uuidV7 } from '#platform/ids'
import { begin, type Change, keep } from '../change.ts'
import { isFinal } from '../edges.ts'
import type { CashierNeeds } from '../needs.ts'
import type { DepositNews } from '../provider.ts'
import { addressNamed } from '../store/address-named.ts'
import { isTakenBack } from '../store/is-taken-back.ts'
import { holdByEvent } from '../store/hold-by-event.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { methodNamed } from '../terms.ts'

type News = Pick<DepositNews, 'providerRef' | 'reference' | 'part' | 'state'>

/** A payment that ended without money, to which money comes after all, is followed by one of its own under this name. */
const nextPart = (part: string, number: number): string => `${part}~${number}`

/**
 * The payment that news of a provider is about, held; written down when it is new: money at a player's own address, a second payment
 * of one request, or money that came after the payment had ended. Null when nothing of ours can be meant.
 */
export async function findDeposit(
  needs: CashierNeeds,
  on: Change,
  { provider, news }: { readonly provider: string; readonly news: News },
): Promise<StoredTransaction | null> {
  const { providerRef } = news
  let about: string | null = null
  for (let number = 2, part = news.part; ; number++) {
    const held = await holdByEvent(on.tx, { provider, providerRef, part, type: 'deposit' })
    if (!held) return forNewEvent(needs, on, { provider, news, part, about })
    if (!cameAfterAll(held, news) || (await isTakenBack(on.tx, held.id))) return held
    about = held.id
    part = nextPart(news.part, number)
  }
}

/**
 * The deposit that something goes back of, held: where money came after the first one had ended, the one that followed it.
 * Null when there is none.
 */
export async function depositAtEvent(
  { tx }: Change,
  {
    provider,
    news,
  }: { readonly provider: string; readonly news: Omit<News, 'reference' | 'state'> },
): Promise<StoredTransaction | null> {
  const { providerRef } = news
  let newest: StoredTransaction | null = null
  for (let number = 2, part = news.part; ; number++) {
    const held = await holdByEvent(tx, { provider, providerRef, part, type: 'deposit' })
    newest = held ?? newest
    if (!held || held.state === 'confirmed' || !isFinal(held.type, held.state)) return newest
    part = nextPart(news.part, number)
  }
}

const cameAfterAll = (held: StoredTransaction, news: News): boolean =>
  news.state === 'confirmed' &&
  isFinal(held.type, held.state) &&
  held.state !== 'confirmed' &&
  // What people withhold had come in, and does not come again.
  held.reason !== 'withheld'

interface Event {
  readonly provider: string
  readonly news: News
  readonly part: string
  readonly about: string | null
}

async function forNewEvent(
  needs: CashierNeeds,
  on: Change,
  event: Event,
): Promise<StoredTransaction | null> {
  const asked = await askedFor(on, event)
  if (asked && isAdopted(asked, event)) {
    // After a silence this is where its name at the provider is first heard: what is to be done can be asked for again.
    const isNamed = asked.providerRef === null && event.part === ''
    return isNamed ? keep(on, asked, nameOf(event)) : { ...asked, ...nameOf(event) }
  }
  const like = asked ?? (await lastOf(on, event.about)) ?? (await atAddress(on, event))
  if (!like) return null
  const about = asked && cameAfterAll(asked, event.news) ? asked.id : event.about
  const born = bornOf(needs, on, { ...event, about }, like)
  if (await begin(on, born)) return born
  const { provider, part, news } = event
  return holdByEvent(on.tx, { provider, providerRef: news.providerRef, part, type: 'deposit' })
}

function bornOf(
  needs: CashierNeeds,
  { now }: Change,
  event: Event,
  like: Pick<StoredTransaction, 'player' | 'method' | 'address' | 'label'>,
): StoredTransaction {
  const method = methodNamed(needs, like.method)?.method
  return newTransaction({
    id: uuidV7(now),
    player: like.player,
    type: 'deposit',
    currency: 'USD',
    sandbox: needs.provider(event.provider)?.sandbox ?? method?.sandbox ?? false,
    createdAt: now,
    amount: amount(0n),
    fee: amount(0n),
    method: like.method,
    address: like.address,
    label: like.label,
    about: event.about,
    confirmationsNeeded: method?.confirmations ?? null,
    ...nameOf(event),
  })
}

const nameOf = ({ provider, news, part }: Event) => ({
  provider,
  providerRef: news.providerRef,
  part,
})

/** One that we asked the provider for, under our own reference. */
async function askedFor(on: Change, { provider, news }: Event): Promise<StoredTransaction | null> {
  if (news.reference === null || !isUuid(news.reference)) return null
  const held = await holdTransaction(on.tx, news.reference)
  return held?.type === 'deposit' && held.provider === provider ? held : null
}

/** It has not been told of its event yet. */
const isAdopted = (asked: StoredTransaction, { news }: Event): boolean =>
  asked.part === '' &&
  (asked.providerRef === null || asked.providerRef === news.providerRef) &&
  !isFinal(asked.type, asked.state)

const lastOf = async (on: Change, id: string | null): Promise<StoredTransaction | null> =>
  id === null ? null : holdTransaction(on.tx, id)

async function atAddress(on: Change, { provider, news }: Event) {
  const found = await addressNamed(on.tx, provider, news.providerRef)
  return found && { ...found, label: null }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const isUuid = (text: string): boolean => uuid.test(text)
