import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { codes } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { askOf, granted, openTestTill, type TestTill } from '../testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
beforeEach(() => {
  Object.assign(till.says, { addresses: 'clear', addressesAsked: null })
  till.screened.length = 0
})
afterEach(async () => {
  expect(await till.audit()).toEqual([])
})
afterAll(() => till.close())

const senders = ['ltc1qone', 'ltc1qother']
const coin = amount(100_000_000n)

/** A player with an address, to which a coin came; `state` as the chain has it. */
async function coinFor(player: PlayerId, more: object = {}) {
  await till.cashier.answers.depositMethodSelect(askOf(player), { methodName: 'litecoin' })
  return till.provider.deposit(`litecoin:${player}`, {
    state: 'confirmed',
    part: `tx${player}:0`,
    txid: `tx${player}`,
    sum: { asset: 'LTC', units: coin },
    senders,
    ...more,
  })
}
const hear = (news: Awaited<ReturnType<typeof coinFor>>) => till.cashier.hear('memory', [news])
const history = async (player: PlayerId) =>
  granted(await till.cashier.answers.transactionHistory(askOf(player), { page: 1 })).transactions
const only = async (player: PlayerId) => {
  const [one, ...others] = await history(player)
  if (!one || others.length > 0) throw new Error(`${others.length + 1} payments`)
  return one
}
/** Everything that waits is looked at. */
async function later(): Promise<void> {
  till.time.now += 2 * 3_600_000
  await till.cashier.lookAfter()
}
const apart = async (): Promise<bigint> => {
  const sum = `SELECT coalesce(sum(credits_posted - debits_posted), 0)::bigint AS units FROM ledger_account WHERE code = $1`
  const [row] = await rowsOf<{ units: bigint }>(till.database, sum, [codes.houseWithheld])
  return row?.units ?? 0n
}

it('coins are credited at the next look where nobody flags who sent them; whoever tells of them waits for nobody', async () => {
  const player = await till.player()
  Object.assign(till.says, { addresses: 'waits', addressesAsked: 'clear' })
  const news = await coinFor(player)
  for (let times = 0; times < 3; times++) await hear(news)
  const waiting = await only(player)
  const asking = { offsiteTransactionId: waiting.id }
  granted(await till.cashier.answers.depositResult(askOf(player), asking))
  expect([await till.cash(player), till.screened]).toEqual([0n, []])
  await till.cashier.lookAfter()
  expect(await till.cash(player)).toBe(8_000n)
  const { id } = await only(player)
  expect(till.screened).toEqual([
    { payment: id, player, moment: 'deposit', asset: 'LTC', addresses: senders },
  ])
})

it('coins of which nobody can tell wait, are asked about again, and are credited then', async () => {
  const player = await till.player()
  till.says.addresses = 'waits'
  await hear(await coinFor(player))
  expect([await till.cash(player), (await only(player)).stages.at(-2)?.reason]).toEqual([
    0n,
    'addressCheck',
  ])
  for (let times = 0; times < 2; times++) await later()
  expect(till.screened).toHaveLength(2)
  till.says.addressesAsked = 'clear'
  await later()
  expect(await till.cash(player)).toBe(8_000n)
})

it('coins from a flagged address are not credited, however often they are told of, until they are released', async () => {
  const player = await till.player()
  till.says.addresses = 'held'
  const news = await coinFor(player)
  for (let times = 0; times < 3; times++) await hear(news)
  await later()
  expect([await till.cash(player), till.screened]).toEqual([0n, []])
  till.says.addresses = 'clear'
  await later()
  expect(await till.cash(player)).toBe(8_000n)
  await hear(news)
  expect(await till.cash(player)).toBe(8_000n)
})

it('coins that people withhold are kept apart, never credited, and never lost', async () => {
  const player = await till.player()
  till.says.addresses = 'held'
  const news = await coinFor(player)
  await hear(news)
  till.says.addresses = 'refused'
  const before = await apart()
  await later()
  till.says.addresses = 'clear'
  for (let times = 0; times < 2; times++) await hear(news)
  expect(await only(player)).toMatchObject({ state: 'declined' })
  expect([await till.cash(player), (await apart()) - before]).toEqual([0n, coin])
})

it('coins that the chain takes back while they are held are nobody’s', async () => {
  const player = await till.player()
  till.says.addresses = 'held'
  await hear(await coinFor(player))
  const sum = { asset: 'LTC', units: coin } as const
  const part = `tx${player}:0`
  const back = {
    type: 'reversal',
    state: 'confirmed',
    part,
    sum,
    reason: 'chainReorganised',
  } as const
  await till.cashier.hear('memory', [till.provider.back(`litecoin:${player}`, back)])
  till.says.addresses = 'clear'
  await later()
  expect(await till.cash(player)).toBe(0n)
})

it('coins that are withheld are owed to nobody once the chain takes them back', async () => {
  const player = await till.player()
  const before = await apart()
  till.says.addresses = 'held'
  const news = await coinFor(player)
  await hear(news)
  till.says.addresses = 'refused'
  await later()
  expect((await apart()) - before).toBe(coin)
  expect(await till.audit()).toEqual([])
  const back = till.provider.back(`litecoin:${player}`, {
    type: 'reversal',
    state: 'confirmed',
    part: `tx${player}:0`,
    sum: { asset: 'LTC', units: coin },
    reason: 'chainReorganised',
  })
  for (let times = 0; times < 2; times++) await till.cashier.hear('memory', [back, news])
  expect([(await apart()) - before, await till.cash(player)]).toEqual([0n, 0n])
})

it('while nobody answers they are asked about every five minutes at the latest', async () => {
  const player = await till.player()
  till.says.addresses = 'waits'
  await hear(await coinFor(player))
  await till.cashier.lookAfter()
  for (let looks = 0; looks < 12; looks++) await later()
  const asked = till.screened.length
  till.time.now += 5 * 60_000
  await till.cashier.lookAfter()
  expect(till.screened).toHaveLength(asked + 1)
  till.time.now += 4 * 60_000
  await till.cashier.lookAfter()
  expect(till.screened).toHaveLength(asked + 1)
  till.says.addressesAsked = 'clear'
  await later()
  expect(await till.cash(player)).toBe(8_000n)
})

const few = { sum: { asset: 'LTC', units: amount(1_000_000n) } } as const

it('nobody is asked about too few coins before they could be credited', async () => {
  const player = await till.player()
  till.says.addresses = 'waits'
  for (let times = 0; times < 2; times++) await hear(await coinFor(player, few))
  await later()
  const { stages } = await only(player)
  expect([stages.some(({ reason }) => reason === 'belowMinimum'), till.screened]).toEqual([
    true,
    [],
  ])
})

/** Three deposits, each too small by itself and enough together. */
async function threeFor(player: PlayerId): Promise<void> {
  const small = { sum: { asset: 'LTC', units: amount(5_000_000n) } } as const
  for (const part of ['a:0', 'b:0', 'c:0'])
    await hear(await coinFor(player, { ...small, part, txid: `${part} of ${player}` }))
}

it('too few coins that are enough together are all asked about, and credited once all are clear', async () => {
  const player = await till.player()
  till.says.addresses = 'waits'
  await threeFor(player)
  expect(till.screened).toEqual([])
  for (let times = 0; times < 2; times++) await later()
  expect(new Set(till.screened.map(({ payment }) => payment)).size).toBe(3)
  till.says.addressesAsked = 'clear'
  for (let times = 0; times < 2; times++) await later()
  expect(await till.cash(player)).toBe(1_200n)
})

it('too few coins of one player that are told of at once never wait for each other in a circle', async () => {
  const small = { sum: { asset: 'LTC', units: amount(5_000_000n) } } as const
  for (let times = 0; times < 5; times++) {
    const player = await till.player()
    const told = (part: string) => coinFor(player, { ...small, part, txid: `${part} of ${player}` })
    const [one, other, last] = [await told('a:0'), await told('b:0'), await told('c:0')]
    for (const news of [one, other]) await hear(news)
    // Each holds its own row and asks for all: PostgreSQL ends one of a circle, and whoever told of it hears a fault.
    await Promise.all([one, other, one, other, last].map(hear))
    for (let looks = 0; looks < 2; looks++) await later()
    expect(await till.cash(player)).toBe(1_200n)
  }
})

it('too few coins that were woken for others, which never came to them, sleep again', async () => {
  const player = await till.player()
  till.says.addresses = 'waits'
  await threeFor(player)
  till.says.addresses = 'refused'
  const last = { sum: { asset: 'LTC', units: amount(5_000_000n) }, part: 'c:0' } as const
  await hear(await coinFor(player, { ...last, txid: `c:0 of ${player}` }))
  const waking = async () =>
    rowsOf<{ part: string }>(
      till.database,
      'SELECT part FROM cashier_transaction WHERE player_id = $1 AND look_at IS NOT NULL ORDER BY part',
      [player],
    )
  expect(await waking()).toEqual([{ part: 'a:0' }, { part: 'b:0' }])
  await later()
  expect(await waking()).toEqual([])
})

it('too few coins that are flagged are credited with the others once they are released', async () => {
  const player = await till.player()
  till.says.addresses = 'held'
  await threeFor(player)
  await later()
  expect(await till.cash(player)).toBe(0n)
  till.says.addresses = 'clear'
  for (let times = 0; times < 2; times++) await later()
  expect(await till.cash(player)).toBe(1_200n)
})

it('coins of which the chain tells no sender are credited: there is nobody to ask about', async () => {
  const player = await till.player()
  till.says.addresses = 'held'
  const { senders: _, ...nobody } = await coinFor(player)
  await hear(nobody)
  expect([await till.cash(player), till.screened]).toEqual([8_000n, []])
})
