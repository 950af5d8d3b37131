import { randomUUID } from 'node:crypto'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { fromWire } from '@fairhouse/game-math/jackpots/from-wire'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { recountChain } from '@fairhouse/game-math/jackpots/recount-chain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditChains, meterPromises } from '#modules/jackpots'
import { brokenPromises } from '#modules/ledger'
import { rowsOf } from '#platform/rows'
import { showChain } from '../../jackpots/show-chain.ts'
import { callAs, type Caller } from '../testing/call-as.ts'
import { jackpotsOn, openTestDesk, type TestDesk } from '../testing/test-desk.ts'

const noon = 1_793_534_400_000
const dayMs = 24 * 60 * 60_000

/** Of titles that the desk's house does not have. */
const gone: JackpotTerms = {
  won: 'byDraw',
  name: 'major',
  meter: 'gone',
  seed: 9_000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 20_000,
  turnover: 1_000_000,
}
const { turnover: _, ...untilHit } = gone
const hit: JackpotTerms = { ...untilHit, won: 'byMeter', meter: 'hit' }

let desk: TestDesk
let payments: Caller
let owner: Caller
let risk: Caller
/** The house as it was with the titles that are gone, or is again. */
const otherHouse = (at = noon) =>
  jackpotsOn(
    { database: desk.database, clock: { now: () => at }, sealKey: new Uint8Array(32).fill(7) },
    [gone, hit],
  )
beforeAll(async () => {
  desk = await openTestDesk()
  await desk.jackpots.start()
  await otherHouse().start()
  payments = await callAs(desk, 'demo-payments')
  owner = await callAs(desk, 'demo-owner')
  risk = await callAs(desk, 'demo-risk')
})
afterAll(async () => {
  expect(await brokenPromises(desk.database, meterPromises)).toEqual([])
  expect(await auditChains(desk.database)).toEqual([])
  await desk.stop()
})

const wish = (over: object = {}) => ({
  key: randomUUID(),
  from: 'gone',
  to: 'wheel',
  currency: 'USD',
  note: 'the game was withdrawn',
  ...over,
})
const metersNow = async () => (await owner.ask('jackpotMeters', {})).meters
const meter = async (name: string, currency = 'USD') => {
  const found = (await metersNow()).find((one) => one.name === name && one.currency === currency)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
const waiting = async () => {
  const { moves } = await owner.ask('jackpotMeters', {})
  const found = moves.find(({ state }) => state === 'waiting')
  if (!found) throw new Error('nothing waits')
  return found.id
}
/** The chain of a meter follows from its beginning to where it stands. */
const recounted = async (name: string) => {
  const asked = { meter: name, currency: 'USD', from: 1, limit: 500 } as const
  const told = await showChain(desk.database, asked)
  if (!('reply' in told)) throw new Error('there is no chain')
  const { chain, movements } = told.reply
  const counted = recountChain({ start: chainStart(name, 'USD') }, movements.map(fromWire))
  expect(counted).toMatchObject({ point: { movements: chain.movements, head: chain.hash } })
  return movements.map(({ type }) => type)
}

it('tells which meters nobody can win, and which may take what they hold', async () => {
  expect(await meter('gone')).toMatchObject({ orphaned: true, mayReceive: false, shows: 9_000 })
  expect(await meter('hit')).toMatchObject({ orphaned: true, mayReceive: false })
  expect(await meter('wheel')).toMatchObject({ orphaned: false, mayReceive: true, shows: 5_000 })
})

it.each([
  ['to a meter that must be hit', { to: 'hit' }, 'notFound'],
  ['to a meter that is not there', { to: 'nowhere' }, 'notFound'],
  ['from a meter that is not there', { from: 'nowhere' }, 'notFound'],
  ['from a meter that is played', { from: 'wheel' }, 'stillPlayed'],
])('moves nothing %s', async (_name, over, why) => {
  expect(await payments.refusedBy('askMeterMove', wish(over))).toBe(why)
})

it('takes two people, and a role that moves money', async () => {
  expect(await risk.raw('askMeterMove', wish())).toMatchObject({ status: 403 })
  const asked = wish()
  await payments.ask('askMeterMove', asked)
  await payments.ask('askMeterMove', asked)
  expect(await payments.refusedBy('askMeterMove', wish())).toBe('soAlready')
  const id = await waiting()
  expect(await payments.refusedBy('decideMeterMove', { id, approve: true })).toBe('ownRequest')
  const alone = `UPDATE jackpots_move SET state = 'made', decided_by = asked_by, decided_at = now(), run = 1, terms = '{}', amount = 1`
  await expect(desk.database.query(alone)).rejects.toThrow('check constraint')
  await payments.ask('decideMeterMove', { id, approve: false })
  expect(await owner.refusedBy('decideMeterMove', { id, approve: true })).toBe('decidedAlready')
  expect(await meter('gone')).toMatchObject({ shows: 9_000 })
})

it('moves all of it up to the ceiling, the rest is laid by; chains, ledger and deeds tell it', async () => {
  await payments.ask('askMeterMove', wish())
  const id = await waiting()
  await owner.ask('decideMeterMove', { id, approve: true })
  expect(await meter('gone')).toMatchObject({ shows: 0, laidBy: 0 })
  expect(await meter('wheel')).toMatchObject({ shows: 12_000, laidBy: 2_000 })
  expect(await meter('gone', 'CREDIT')).toMatchObject({ shows: 9_000 })
  expect(await recounted('gone')).toEqual(['begun', 'emptied'])
  expect(await recounted('wheel')).toEqual(['begun', 'received'])
  expect(await payments.refusedBy('askMeterMove', wish())).toBe('soAlready')
  const deeds = await rowsOf<{ deed: string; staff: string; facts: unknown }>(
    desk.database,
    `SELECT deed, staff, facts::jsonb AS facts FROM backoffice_deed WHERE subject = 'meter gone USD' ORDER BY number DESC LIMIT 2`,
  )
  expect(deeds).toMatchObject([
    { deed: 'makeMeterMove', staff: 'demo-owner', facts: { to: 'wheel', amount: 9_000 } },
    { deed: 'askMeterMove', staff: 'demo-payments' },
  ])
})

it('begins anew when titles name it again', async () => {
  await otherHouse(noon + dayMs).start()
  expect(await meter('gone')).toMatchObject({ run: 2, shows: 9_000 })
  expect(await recounted('gone')).toEqual(['begun', 'emptied', 'begun'])
})

it('moves a meter that must be hit, whose next run begins with the seed that was shown', async () => {
  const hashes = `SELECT seed_hash, next_seed_hash FROM jackpots_meter WHERE name = 'hit' AND currency = 'USD'`
  const [before] = await rowsOf<{ next_seed_hash: string }>(desk.database, hashes)
  await payments.ask('askMeterMove', wish({ from: 'hit' }))
  await owner.ask('decideMeterMove', { id: await waiting(), approve: true })
  await otherHouse(noon + dayMs).start()
  const [after] = await rowsOf<{ seed_hash: string }>(desk.database, hashes)
  expect(after?.seed_hash).toBe(before?.next_seed_hash)
  expect(await recounted('hit')).toEqual(['begun', 'emptied', 'begun'])
})
