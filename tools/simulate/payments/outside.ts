import { amount } from '@fairhouse/money'
import type {
  BackNews,
  DepositNews,
  Opened,
  PaymentProvider,
  PayoutNews,
  ProviderNews,
  Status,
  StatusQuestion,
  Sum,
} from '../../../apps/server/src/modules/cashier/index.ts'
import type { Choices } from '../time/choices.ts'

/** Money that somebody sent to the house. Of several to one address `part` says which. */
export interface PaidIn {
  readonly ref: string
  readonly reference: string | null
  readonly part: string
  readonly sum: Sum
  state: DepositNews['state']
  confirmations: number | null
}

/** Money that the house was asked to send. */
export interface PaidOut {
  readonly reference: string
  readonly ref: string
  readonly sum: Sum
  state: PayoutNews['state']
  /** It was done, and came back afterwards. */
  returned: boolean
}

/** Money that goes back: asked for by the house, or taken by somebody. */
export interface GoneBack {
  readonly type: 'refund' | 'reversal'
  readonly of: PaidIn
  readonly ref: string
  /** Our refund's id, where the house asked for it. */
  readonly ours: string | null
  readonly sum: Sum
  state: BackNews['state']
}

/** What truly happened outside of the house, and two who tell of it: one moves dollars by a page of theirs, one coins by addresses. */
export interface Outside {
  readonly page: PaymentProvider
  readonly chain: PaymentProvider
  readonly paidIn: readonly PaidIn[]
  readonly paidOut: ReadonlyMap<string, PaidOut>
  readonly goneBack: readonly GoneBack[]
  /** Everything that was ever told, with who told it: it may be heard again, late. */
  readonly told: readonly { readonly provider: string; readonly news: ProviderNews }[]
  /** Somebody sends coins to an address. */
  readonly sendCoins: (address: string, units: bigint) => void
  /** Something that is not done goes on, or is done; sometimes what was done is undone. */
  readonly goOn: () => void
  /** All that is not done is done; nothing is undone any more. */
  readonly comeToRest: () => void
}

/** How often, in a million calls, a provider is silent before it did what it was asked, and after. */
const silences = 120_000

/** Of every payout in coins. */
export const networkFee: Sum = { asset: 'LTC', units: amount(1_750n) }

interface World {
  readonly story: string
  readonly chance: Choices
  readonly now: () => number
  readonly names: { next: number }
  readonly paidIn: PaidIn[]
  readonly paidOut: Map<string, PaidOut>
  readonly goneBack: GoneBack[]
  readonly told: { readonly provider: string; readonly news: ProviderNews }[]
  calm: boolean
}

/** @param story names what happens, so that no two stories have payments of one name. */
export function createOutside(story: string, chance: Choices, now: () => number): Outside {
  const world: World = {
    story,
    chance,
    now,
    names: { next: 1 },
    paidIn: [],
    paidOut: new Map(),
    goneBack: [],
    told: [],
    calm: false,
  }
  return {
    page: providerOf(world, 'page'),
    chain: providerOf(world, 'chain'),
    ...world,
    sendCoins: (address, units) => {
      world.paidIn.push({
        ref: address,
        reference: null,
        part: `${named(world, 'tx')}:0`,
        sum: { asset: 'LTC', units: amount(units) },
        state: 'pending',
        confirmations: 0,
      })
    },
    goOn: () => goOn(world),
    comeToRest: () => comeToRest(world),
  }
}

const named = ({ story, names }: World, kind: string): string => `${story}-${kind}-${names.next++}`

/** Does what was asked, or is silent before or after. Each call also waits, so that others may come between. */
async function withTroubles<Answer>(
  world: World,
  work: () => Answer,
  silent: Answer,
): Promise<Answer> {
  const { chance, calm } = world
  const before = !calm && chance.perMillion(silences)
  const after = !calm && chance.perMillion(silences)
  if (before) return silent
  await new Promise(setImmediate)
  const answer = work()
  return after ? silent : answer
}

const unknown: Opened = { type: 'unknown' }

function providerOf(world: World, id: 'page' | 'chain'): PaymentProvider {
  const opened = (providerRef: string): Opened => ({
    type: 'opened',
    providerRef,
    instruction:
      id === 'page'
        ? { kind: 'redirect', url: 'https://outside.invalid/pay' }
        : { kind: 'address', address: providerRef, uri: `litecoin:${providerRef}`, tag: null },
  })
  return {
    id,
    sandbox: true,
    createDeposit: ({ reference, sum }) =>
      withTroubles(
        world,
        () => {
          if (sum === null) return opened(`address-of-${reference}`)
          const known = world.paidIn.find((one) => one.reference === reference)
          if (known) return opened(known.ref)
          if (!world.calm && world.chance.perMillion(50_000))
            return { type: 'refused', reason: 'cardDeclined' }
          const one: PaidIn = {
            ref: named(world, 'in'),
            reference,
            part: '',
            sum,
            state: 'pending',
            confirmations: null,
          }
          world.paidIn.push(one)
          return opened(one.ref)
        },
        unknown,
      ),
    createPayout: ({ reference, sum }) =>
      withTroubles(
        world,
        () => {
          const known = world.paidOut.get(reference)
          if (known) return opened(known.ref)
          if (!world.calm && world.chance.perMillion(80_000))
            return { type: 'refused', reason: 'addressRefused' }
          const one: PaidOut = {
            reference,
            ref: named(world, 'out'),
            sum,
            state: 'pending',
            returned: false,
          }
          world.paidOut.set(reference, one)
          return opened(one.ref)
        },
        unknown,
      ),
    refund: ({ reference, about, part, sum }) =>
      withTroubles(
        world,
        () => {
          const known = world.goneBack.find(({ ours }) => ours === reference)
          if (known) return opened(known.ref)
          const of = world.paidIn.find((one) => isAbout(one, about) && one.part === part)
          if (of?.state !== 'confirmed' || (!world.calm && world.chance.perMillion(100_000)))
            return { type: 'refused', reason: 'providerFault' }
          const ref = named(world, 'refund')
          world.goneBack.push({ type: 'refund', of, ref, ours: reference, sum, state: 'pending' })
          return opened(ref)
        },
        unknown,
      ),
    release: ({ about }) =>
      withTroubles(
        world,
        () => {
          const one = world.paidIn.find((each) => isAbout(each, about))
          if (!one || (one.state !== 'pending' && one.state !== 'confirming'))
            return { type: 'refused', reason: 'providerFault' }
          one.state = 'cancelled'
          return opened(one.ref)
        },
        unknown,
      ),
    status: (question) =>
      withTroubles(world, () => statusOf(world, id, question), { type: 'unknown' }),
    readNotice: () => null,
    checkDestination: () => Promise.resolve(null),
  }
}

const isAbout = (one: PaidIn, { reference, providerRef }: StatusQuestion): boolean =>
  (providerRef !== null && one.ref === providerRef) || one.reference === reference

function statusOf(world: World, id: 'page' | 'chain', question: StatusQuestion): Status {
  const news =
    question.kind === 'payout' ? payoutNews(world, question) : depositNews(world, question)
  if (news.length === 0 && question.kind === 'payout') return { type: 'none' }
  if (news.length === 0 && id === 'page') return { type: 'none' }
  for (const one of news) world.told.push({ provider: id, news: one })
  return { type: 'known', news: shuffled(world, news) }
}

function payoutNews(world: World, { reference }: StatusQuestion): ProviderNews[] {
  const one = world.paidOut.get(reference)
  if (!one) return []
  const fee = one.sum.asset === 'LTC' ? networkFee : null
  return [
    {
      type: 'payout',
      providerRef: one.ref,
      reference,
      state: one.returned ? 'failed' : one.state,
      fee: one.state === 'confirmed' ? fee : null,
      txid: one.state === 'pending' ? null : `${one.ref}-tx`,
      confirmations: null,
      reason: one.returned ? 'returnedByBank' : null,
      at: world.now(),
    },
  ]
}

function depositNews(world: World, question: StatusQuestion): ProviderNews[] {
  return world.paidIn
    .filter((one) => isAbout(one, question))
    .flatMap((one): ProviderNews[] => [newsOf(world, one), ...backsOf(world, one)])
}

const newsOf = ({ now }: World, one: PaidIn): DepositNews => ({
  type: 'deposit',
  providerRef: one.ref,
  reference: one.reference,
  part: one.part,
  state: one.state,
  sum: one.sum,
  dust: 0n,
  confirmations: one.confirmations,
  txid: one.part === '' ? null : one.part,
  reason: null,
  kept: null,
  at: now(),
})

const backsOf = ({ now, goneBack }: World, of: PaidIn): ProviderNews[] =>
  goneBack
    .filter((one) => one.of === of)
    .map(({ type, ref, ours, sum, state }) => ({
      type,
      providerRef: of.ref,
      reference: of.reference,
      part: of.part,
      backRef: ref,
      ours,
      state,
      sum,
      reason: type === 'reversal' ? 'disputeOpened' : null,
      at: now(),
    }))

function shuffled<Item>({ chance }: World, list: readonly Item[]): Item[] {
  const left = [...list]
  const taken: Item[] = []
  while (left.length > 0) taken.push(...left.splice(chance.below(left.length), 1))
  return taken
}

function goOn(world: World): void {
  const { chance, paidIn, paidOut, goneBack } = world
  const kind = chance.below(10)
  if (kind < 5 && paidIn.length > 0) return payOn(world, chance.pick(paidIn))
  if (kind < 8 && paidOut.size > 0) return sendOn(world, chance.pick([...paidOut.values()]))
  if (kind === 8 && goneBack.length > 0) return backOn(world, chance.pick(goneBack))
  const done = paidIn.filter((one) => one.state === 'confirmed' && !isGone(world, one))
  if (done.length > 0 && chance.perMillion(400_000)) {
    const of = chance.pick(done)
    const state = of.part === '' ? 'pending' : 'confirmed'
    const ref = named(world, 'back')
    goneBack.push({ type: 'reversal', of, ref, ours: null, sum: of.sum, state })
  }
}

/** An issuer disputes once, a chain forgets once. */
const isGone = ({ goneBack }: World, of: PaidIn): boolean =>
  goneBack.some((one) => one.of === of && one.type === 'reversal')

const needed = 3

function payOn({ chance }: World, one: PaidIn): void {
  if (one.confirmations !== null) {
    if (one.state !== 'pending' && one.state !== 'confirming') return
    if (chance.perMillion(80_000)) one.state = 'cancelled'
    else {
      one.confirmations++
      one.state = one.confirmations >= needed ? 'confirmed' : 'confirming'
    }
  } else if (one.state === 'pending')
    one.state = chance.pick([
      'confirming',
      'confirming',
      'confirmed',
      'confirmed',
      'declined',
      'failed',
      'cancelled',
    ])
  else if (one.state === 'confirming')
    one.state = chance.pick(['confirmed', 'confirmed', 'confirmed', 'declined'])
  // Who pays late pays all the same.
  else if (one.state === 'cancelled' && chance.perMillion(200_000)) one.state = 'confirmed'
}

function sendOn({ chance }: World, one: PaidOut): void {
  if (one.state === 'pending')
    one.state = chance.pick(['sent', 'sent', 'sent', 'declined', 'failed'])
  else if (one.state === 'sent')
    one.state = chance.pick(['confirmed', 'confirmed', 'confirmed', 'failed'])
  else if (one.state === 'confirmed' && chance.perMillion(100_000)) one.returned = true
}

function backOn({ chance }: World, one: GoneBack): void {
  if (one.state !== 'pending') return
  one.state =
    one.type === 'refund'
      ? chance.pick(['confirmed', 'failed'])
      : chance.pick(['confirmed', 'cancelled'])
}

function comeToRest(world: World): void {
  const isOpen = () =>
    world.paidIn.some(({ state }) => state === 'pending' || state === 'confirming') ||
    [...world.paidOut.values()].some(({ state }) => state === 'pending' || state === 'sent') ||
    world.goneBack.some(({ state }) => state === 'pending')
  while (isOpen()) {
    for (const one of world.paidIn) if (one.state !== 'cancelled') payOn(world, one)
    for (const one of world.paidOut.values()) if (one.state !== 'confirmed') sendOn(world, one)
    for (const one of world.goneBack) backOn(world, one)
  }
  world.calm = true
}
