import { picksList } from '@fairhouse/contract/backoffice/arrangements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anybody } from '#modules/catalog'
import { rowsOf } from '#platform/rows'
import { wheelTitle } from '../../play/testing/wheel.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

const { id: gameId, name } = wheelTitle.manifest
const slots = 3
const note = 'for the weekend'

let desk: TestDesk
let writer: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  writer = await callAs(desk, 'demo-content')
})
afterAll(() => desk.stop())

const front = () => desk.catalog.offered(anybody).arranged.front(slots)
const pinnedOn = (from: string | null, until: string | null) => ({
  kind: 'list',
  list: slots,
  pins: [{ gameId, from, until }],
  order: [],
})
const save = (after: number, body: unknown) => writer.ask('saveArrangement', { after, body })
const show = (version: number | null) =>
  writer.refusedBy('showArrangement', { list: slots, version, note })

describe('a list that staff arrange', () => {
  it('is a draft until it is shown, then for players at once, and goes back as it came', async () => {
    expect(await save(0, pinnedOn(null, null))).toEqual({ version: 1 })
    expect(front()).toEqual([])
    expect(await show(1)).toBeNull()
    expect(front()).toEqual([gameId])
    expect(await show(1)).toBe('soAlready')
    expect(await save(1, { ...pinnedOn(null, null), pins: [] })).toEqual({ version: 2 })
    expect(await show(2)).toBeNull()
    expect(front()).toEqual([])
    expect(await show(1)).toBeNull()
    expect(front()).toEqual([gameId])
    expect(await show(null)).toBeNull()
    expect(front()).toEqual([])
    expect(await show(9)).toBe('notFound')
  })

  it('tells its versions with the names of their games, and every deed', async () => {
    const { arrangements, games } = await writer.ask('arrangements', {})
    expect(games).toEqual([{ gameId, name, provider: 'Fairhouse Studio' }])
    expect(arrangements).toMatchObject([
      {
        list: slots,
        live: null,
        versions: [{ version: 2 }, { version: 1, madeBy: 'demo-content' }],
      },
    ])
    const deeds = await rowsOf<{ deed: string }>(
      desk.database,
      `SELECT deed FROM backoffice_deed WHERE subject = 'list ${slots}' ORDER BY number`,
    )
    expect(deeds.map(({ deed }) => deed)).toEqual([
      'saveArrangement',
      'showArrangement',
      'saveArrangement',
      'showArrangement',
      'showArrangement',
      'showArrangement',
    ])
  })

  it('keeps a pin in front on its days only', async () => {
    // A test desk stands on 1 November 2026.
    const { version } = await save(2, pinnedOn('2026-11-02', '2026-11-03'))
    expect(await show(version)).toBeNull()
    const onDays: (readonly number[])[] = []
    for (let passed = 0; passed < 4; passed++) {
      onDays.push(front())
      desk.pass(24 * 3_600_000)
    }
    expect(onDays).toEqual([[], [gameId], [gameId], []])
    desk.pass(-4 * 24 * 3_600_000)
  })

  it('of two who edit the same, the second is told', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        writer.refusedBy('saveArrangement', { after: 3, body: pinnedOn(null, null) }),
      ),
    )
    expect(new Set(both)).toEqual(new Set([null, 'soAlready']))
  })

  it.each([['a game that nobody knows', { ...pinnedOn(null, null), order: [99_999] }, 'notFound']])(
    'takes no %s',
    async (_what, body, why) => {
      expect(await writer.refusedBy('saveArrangement', { after: 4, body })).toBe(why)
    },
  )

  it.each([
    ['what is trending', { ...pinnedOn(null, null), list: 0 }],
    ['a span that ends before it begins', pinnedOn('2026-11-03', '2026-11-02')],
    ['a game twice', { kind: 'picks', hidden: [gameId, gameId] }],
    ['too many', { kind: 'picks', hidden: Array.from({ length: 101 }, (_, one) => one + 1) }],
  ])('cannot be of %s', async (_what, body) => {
    expect((await writer.raw('saveArrangement', { after: 4, body })).status).toBe(400)
  })
})

it('a game hidden from picks is told to the lobby, and the catalogue of the desk says so', async () => {
  await writer.ask('saveArrangement', { after: 0, body: { kind: 'picks', hidden: [gameId] } })
  await writer.ask('showArrangement', { list: picksList, version: 1, note })
  expect([...desk.catalog.offered(anybody).arranged.hidden]).toEqual([gameId])
  const keeper = await callAs(desk, 'demo-games')
  const { games } = await keeper.ask('games', { text: name })
  expect(games[0]?.placed).toEqual([{ list: 'picks', how: 'hidden' }])
})

it('finds games by a part of their names', async () => {
  const { games } = await writer.ask('gamesToArrange', { text: name.slice(1, 4).toUpperCase() })
  expect(games).toMatchObject([{ gameId }])
  expect((await writer.ask('gamesToArrange', { text: 'no such game' })).games).toEqual([])
})

it('what was written stays, whatever the program believes', async () => {
  const broken = desk.database.query(`UPDATE catalog_arrangement SET made_by = 'nobody'`)
  await expect(broken).rejects.toThrow('what was written stays')
})
