import { viewsAtMost } from '@fairhouse/contract/backoffice/views'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '#platform/ids'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let support: Caller
let risk: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  support = await callAs(desk, 'demo-support')
  risk = await callAs(desk, 'demo-risk')
})
afterAll(() => desk.stop())

const place = 'tickets'
const view = (name: string) => ({
  id: uuidV7(1_793_534_400_000),
  place,
  name,
  query: 'state=open&whose=mine',
})
const namesOf = async (caller: Caller) =>
  (await caller.ask('views', { place })).views.map(({ name }) => name)

it('a view is its author’s until it is shared by right, and goes when its author drops it', async () => {
  const own = view('My open ones')
  expect(await support.refusedBy('saveView', own)).toBeNull()
  expect(await support.refusedBy('saveView', own)).toBe('soAlready')
  expect([await namesOf(support), await namesOf(risk)]).toEqual([['My open ones'], []])
  expect((await support.raw('shareView', { id: own.id, shared: true })).status).toBe(403)
  expect(await risk.refusedBy('shareView', { id: own.id, shared: true })).toBeNull()
  expect(await risk.refusedBy('shareView', { id: own.id, shared: true })).toBe('soAlready')
  expect((await risk.ask('views', { place })).views).toMatchObject([
    { query: own.query, by: 'demo-support', shared: true, mine: false },
  ])
  expect(await risk.refusedBy('dropView', { id: own.id })).toBe('notFound')
  expect(await support.refusedBy('dropView', { id: own.id })).toBeNull()
  expect([await namesOf(support), await namesOf(risk)]).toEqual([[], []])
})

it('nobody has more of a queue than they may', async () => {
  for (let saved = 0; saved < viewsAtMost; saved++)
    expect(await support.refusedBy('saveView', view(`View ${saved}`))).toBeNull()
  expect(await support.refusedBy('saveView', view('One more'))).toBe('soAlready')
})

it.each(['<script>', 'a=b#c', 'x'.repeat(301)])('a query cannot be %s', async (query) => {
  expect((await support.raw('saveView', { ...view('Wrong'), query })).status).toBe(400)
})

it('withdrawals are narrowed by what they wait for, why and how much', async () => {
  const player = await newPlayer(desk)
  const waiting = await desk.withdrawal(player, { people: 2 })
  const free = await desk.withdrawal(player, { people: 0 })
  const ask = async (about: object) =>
    (
      await support.ask('withdrawals', {
        waitsFor: 'all',
        rule: null,
        method: null,
        from: null,
        ...about,
      })
    ).rows.map(({ id }) => id)
  expect((await ask({})).toSorted()).toEqual([waiting, free].toSorted())
  expect(await ask({ waitsFor: 'people' })).toEqual([waiting])
  expect(await ask({ waitsFor: 'underWay' })).toEqual([free])
  expect(await ask({ rule: 'twoPeople', waitsFor: 'people' })).toEqual([waiting])
  expect(await ask({ rule: 'pace' })).toEqual([])
  expect(await ask({ method: 'bank' })).toEqual([])
  expect(await ask({ from: 150_001 })).toEqual([])
})
