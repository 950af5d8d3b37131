import type { Database } from '../../../apps/server/src/platform/database.ts'
import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'
import { amount } from '@fairhouse/money'
import type { PlayerAsk } from '../../../apps/server/src/platform/answer.ts'
import { Choices } from '../time/choices.ts'
import { cutDatabase, Killed } from './cut-database.ts'
import { type House, openHouse } from './house.ts'
import { createOutside, type Outside } from './outside.ts'
import { reckon, sumsOf } from './reckon.ts'
import { paymentsOf, type StoredPayment } from './stored-payments.ts'

interface Teller {
  readonly chance: Choices
  readonly house: House
  readonly outside: Outside
  readonly database: Database
  readonly players: readonly PlayerId[]
  readonly time: { now: number }
  readonly keys: Map<PlayerId, string[]>
  /** Each player's address, once he knows it. */
  readonly addresses: Map<PlayerId, string>
  readonly rates: Set<string>
  rate: string | null
}

/** What a story was like. */
export interface StoryReport {
  readonly steps: number
  readonly deaths: number
  readonly payments: number
  /** What the house has and should not have, in words; empty when its books are exact. */
  readonly differences: readonly string[]
  /** What came in less what went out, by asset, in the ledger's units. */
  readonly outside: ReadonlyMap<string, bigint>
}

const minuteMs = 60_000
const firstRate = 80_000

/**
 * Tells one story: two players pay in and out by two ways, staff decides, providers are silent, news comes late, twice and in any order,
 * processes die. At its end everything comes to rest, and the house is held against what truly happened outside.
 * @param numbers ids of its players, which no other story on this database has.
 */
export async function tellStory(
  database: Database,
  seed: number,
  numbers: readonly [number, number],
): Promise<StoryReport> {
  const chance = new Choices(seed)
  const time = { now: Date.UTC(2026, 0, 1) + seed * 1_000 }
  const outside = createOutside(String(seed), chance.fork(), () => time.now)
  let calm = false
  const teller: Teller = {
    chance,
    outside,
    time,
    database,
    players: [],
    keys: new Map(),
    addresses: new Map(),
    rates: new Set(),
    rate: null,
    house: openHouse({
      database: cutDatabase(database, chance.fork(), () => calm),
      now: () => time.now,
      providers: [outside.page, outside.chain],
      rate: () => teller.rate,
    }),
  }
  setRate(teller)
  const quiet = openHouse({
    database,
    now: () => time.now,
    providers: [outside.page, outside.chain],
    rate: () => teller.rate,
  })
  const players = [await quiet.newPlayer(numbers[0]), await quiet.newPlayer(numbers[1])]
  const told = { ...teller, players }
  const steps = chance.between(12, 40)
  let deaths = 0
  for (let step = 0; step < steps; step++) {
    time.now += chance.pick([10, 3_000, 20_000, 5 * minuteMs, 40 * minuteMs])
    const together = Array.from({ length: chance.pick([1, 1, 1, 2, 3]) }, () => something(told))
    for (const ended of await Promise.allSettled(together)) {
      if (ended.status === 'fulfilled') continue
      if (!(ended.reason instanceof Killed)) throw ended.reason
      deaths++
    }
  }
  calm = true
  await bringToRest(told)
  const payments = await paymentsOf(database, players)
  const differences = await reckon(database, { outside, players, payments, rates: told.rates })
  // Whatever is left open is of this story's world: the next one on this database is told as if it were the first.
  await database.query('UPDATE cashier_transaction SET look_at = NULL WHERE look_at IS NOT NULL')
  const sums = sumsOf(outside, payments)
  return { steps, deaths, payments: payments.length, differences, outside: sums }
}

function setRate(teller: Teller): void {
  const thousandths = firstRate + teller.chance.below(20_000)
  // As the database writes it, without zeros at its end.
  teller.rate = String(thousandths / 1000)
  teller.rates.add(teller.rate)
}

type Deed = (teller: Teller) => Promise<unknown> | void

/** What may happen next, as often as it stands here. */
const deeds: readonly Deed[] = [
  payIn,
  payIn,
  sendCoins,
  sendCoins,
  withdraw,
  withdraw,
  withdraw,
  takeBack,
  decide,
  decide,
  refund,
  ({ outside }) => outside.goOn(),
  ({ outside }) => outside.goOn(),
  ({ outside }) => outside.goOn(),
  ({ outside }) => outside.goOn(),
  ({ house }) => house.cashier.lookAfter(),
  ({ house }) => house.cashier.lookAfter(),
  ({ house }) => house.cashier.lookAfter(),
  ask,
  ask,
  hearOldNews,
  hearOldNews,
  (teller) => {
    if (teller.chance.perMillion(200_000)) teller.rate = null
    else setRate(teller)
  },
]

const something = async (teller: Teller): Promise<void> => {
  await teller.chance.pick(deeds)(teller)
}

const askOf = (player: PlayerId): PlayerAsk => ({
  requestId: 'story',
  player,
  sessionId: '1',
  language: 'en',
  address: '127.0.0.1',
  userAgent: '',
  host: 'house.invalid',
  device: null,
})

/** Mostly a new key; sometimes one that was used before, as a browser does that heard nothing. */
function keyOf({ chance, keys }: Teller, player: PlayerId): string {
  const used = keys.get(player) ?? []
  keys.set(player, used)
  if (used.length > 0 && chance.perMillion(250_000)) return chance.pick(used)
  const key = chance.bytes(16).toString('hex')
  used.push(key)
  return key
}

async function payIn(teller: Teller): Promise<void> {
  const { chance, house, players } = teller
  const player = chance.pick(players)
  await house.cashier.answers.depositProcess(askOf(player), {
    requestKey: keyOf(teller, player),
    methodName: 'page',
    amount: chance.pick([500, 777, 1_000, 5_000, 20_001]),
  })
}

async function sendCoins(teller: Teller): Promise<void> {
  const { chance, house, players, outside, addresses } = teller
  const player = chance.pick(players)
  if (!addresses.has(player)) {
    const answer = await house.cashier.answers.depositMethodSelect(askOf(player), {
      methodName: 'litecoin',
    })
    if ('reply' in answer && answer.reply.instruction?.kind === 'address')
      addresses.set(player, answer.reply.instruction.address)
  }
  const address = addresses.get(player)
  // Between a fraction of the least and much more than it.
  if (address !== undefined)
    outside.sendCoins(
      address,
      BigInt(chance.pick([1, 999_999, 3_000_000, 12_345_678, 250_000_001])),
    )
}

async function withdraw(teller: Teller): Promise<void> {
  const { chance, house, players } = teller
  const player = chance.pick(players)
  const { answers } = house.cashier
  const added = await answers.withdrawalMethodEdit(askOf(player), {
    methodName: chance.pick(['page', 'litecoin']),
    fields: { holder: `destination ${chance.below(2)}` },
  })
  if (!('reply' in added)) return
  const userPMId = added.reply.userPMId
  const amounts = [500, 1_000, 4_321, 15_000]
  await answers.withdrawalProcess(askOf(player), {
    requestKey: keyOf(teller, player),
    userPMId,
    amount: chance.pick(amounts),
  })
}

const open = async ({ database, players }: Teller, type: string, states: readonly string[]) =>
  (await paymentsOf(database, players)).filter(
    (one) => one.type === type && states.includes(one.state),
  )

async function takeBack(teller: Teller): Promise<void> {
  const waiting = await open(teller, 'withdrawal', ['pending', 'confirming'])
  if (waiting.length === 0) return
  const { id, player } = teller.chance.pick(waiting)
  await teller.house.cashier.answers.withdrawalReversal(askOf(player), {
    requestKey: keyOf(teller, player),
    transactionId: id,
  })
}

async function decide(teller: Teller): Promise<void> {
  const waiting = await open(teller, 'withdrawal', ['pending'])
  if (waiting.length === 0) return
  const { chance, house } = teller
  const { id } = chance.pick(waiting)
  const hand = { staff: chance.pick(['anna', 'ben', 'cleo']), note: null }
  const { approve, decline } = house.cashier.desk
  await (chance.perMillion(850_000) ? approve : decline)(id, hand)
}

async function refund(teller: Teller): Promise<void> {
  const done = (await open(teller, 'deposit', ['confirmed'])).filter(({ amount }) => amount > 0n)
  if (done.length === 0) return
  const { chance, house } = teller
  const { id, amount: whole } = chance.pick(done)
  const part = chance.pick([whole, whole / 2n, 1n])
  await house.cashier.desk.refund(id, { staff: 'anna', note: null, amount: amount(part) })
}

const providerOf = (asset: string): string => (asset === 'USD' ? 'page' : 'chain')

/** A notice came: its provider is asked. */
async function ask(teller: Teller): Promise<void> {
  const { chance, house, outside } = teller
  const questions = [
    ...outside.paidIn.map((one) => ({
      provider: providerOf(one.sum.asset),
      question: { kind: 'deposit', reference: one.reference ?? '', providerRef: one.ref } as const,
    })),
    ...[...outside.paidOut.values()].map((one) => ({
      provider: providerOf(one.sum.asset),
      question: { kind: 'payout', reference: one.reference, providerRef: one.ref } as const,
    })),
  ]
  if (questions.length === 0) return
  const { provider, question } = chance.pick(questions)
  await house.cashier.hearAbout(provider, question)
}

/** An answer that was on its way for long, or came twice. */
async function hearOldNews({ chance, house, outside }: Teller): Promise<void> {
  if (outside.told.length === 0) return
  const { provider, news } = chance.pick(outside.told)
  await house.cashier.hear(provider, [news])
}

const isOpen = ({ type, state }: StoredPayment): boolean =>
  state === 'default' ||
  state === 'pending' ||
  (type === 'withdrawal' && (state === 'confirming' || state === 'sent')) ||
  (type === 'deposit' && state === 'confirming')

/** Nobody begins anything, everybody finishes: what then is still open stays open. */
async function bringToRest(teller: Teller): Promise<void> {
  const { house, outside, time, database, players } = teller
  setRate(teller)
  outside.comeToRest()
  for (let round = 0; round < 12; round++) {
    time.now += 2 * 60 * minuteMs
    for (const one of await paymentsOf(database, players)) {
      if (one.type !== 'withdrawal' || one.state !== 'pending') continue
      for (const staff of ['anna', 'ben', 'cleo', 'dora'])
        await house.cashier.desk.approve(one.id, { staff, note: null })
    }
    await house.cashier.lookAfter()
    outside.comeToRest()
    for (const { ref, sum } of outside.paidIn)
      await house.cashier.hearAbout(providerOf(sum.asset), {
        kind: 'deposit',
        reference: '',
        providerRef: ref,
      })
    if (!(await paymentsOf(database, players)).some(isOpen)) return
  }
}
