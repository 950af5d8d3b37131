import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { anybody } from './catalog.ts'
import { type Desk, listsToPin, openDesk } from './desk.ts'
import type { Rule } from './rules.ts'
import { revision } from './store/revision.ts'
import { fileOf, line } from './testing/catalogue-file.ts'
import { openCatalog } from './testing/test-catalog.ts'
import { titlesOf } from './titles.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

let told = 0
let desk: Desk
beforeEach(() => {
  told = 0
  desk = openDesk({
    database,
    titles: titlesOf([]),
    by: 'ann',
    changed: async () => {
      told++
    },
  })
})

const everywhere: Rule = { effect: 'off', currencies: [], countries: [], devices: [], profiles: [] }
const places = async () =>
  (await desk.pins()).map(({ list_id, game_id, position }) => [list_id, position, game_id])

describe('pinning', () => {
  it('moves who stands there back by one, and those behind', async () => {
    await desk.pin(1, 101, 1)
    await desk.pin(1, 102, 2)
    await desk.pin(1, 103, 4)
    await desk.pin(2, 101, 1)
    await desk.pin(1, 104, 1)
    expect(await places()).toEqual([
      [1, 1, 104],
      [1, 2, 101],
      [1, 3, 102],
      [1, 5, 103],
      [2, 1, 101],
    ])
  })

  it('moves a game to a free place without moving others', async () => {
    await desk.pin(1, 104, 4)
    expect(await places()).toContainEqual([1, 4, 104])
    expect(await places()).toContainEqual([1, 5, 103])
  })

  it('is taken back, once', async () => {
    expect(await desk.unpin(1, 104)).toBe(true)
    expect(await desk.unpin(1, 104)).toBe(false)
    expect(await places()).not.toContainEqual([1, 4, 104])
  })

  it('reaches pages, in the order of the places', async () => {
    const catalog = await openCatalog(database)
    const pinned = () =>
      catalog
        .offered(anybody)
        .pins(1)
        .map(({ gameId }) => gameId)
    expect(pinned()).toEqual([101, 102, 103])
    await catalog.desk('ann').pin(1, 103, 1)
    expect(pinned()).toEqual([103, 101, 102])
  })

  it('is for lists that are the same for everybody', () => {
    expect(listsToPin.get('new-games')).toBe(1)
    expect(listsToPin.get('TaDa')).toBe(0xf00015)
    expect(listsToPin.has('favorites')).toBe(false)
  })
})

describe('a rule', () => {
  it('is the same however its conditions are written', async () => {
    const one = { ...everywhere, countries: ['DE', 'AT', 'DE'] }
    const other = { ...everywhere, countries: ['AT', 'DE'] }
    expect(await desk.addRule({ provider: 5 }, one)).toBe(true)
    expect(await desk.addRule({ provider: 5 }, other)).toBe(false)
    expect(await desk.addRule({ game: 5 }, other)).toBe(true)
    expect(await desk.removeRule({ provider: 5 }, other)).toBe(true)
    expect(await desk.rules()).toEqual([{ game_id: 5, provider: null, ...other }])
    expect(await desk.removeRule({ game: 5 }, other)).toBe(true)
  })

  it('takes a game off all pages and lets it be known', async () => {
    await desk.import(fileOf([line()]))
    const catalog = await openCatalog(database)
    await catalog.desk('ann').addRule({ provider: 5 }, { ...everywhere, devices: ['mobile'] })
    const on = (device: 'desktop' | 'mobile') => catalog.offered({ ...anybody, device }).games
    expect(on('desktop').map(({ uri }) => uri)).toEqual(['Evoplay-Sample'])
    expect(on('mobile')).toEqual([])
    expect(await desk.known()).toEqual([{ id: 41_000, uri: 'Evoplay-Sample' }])
  })
})

describe('every change', () => {
  it('is written down with who made it, the newest first', async () => {
    await desk.setGameOfTheMonth(41_000)
    await desk.unpin(1, 101)
    expect(await desk.changes(2)).toMatchObject([
      { made_by: 'ann', change: { type: 'unpinned', list: 1, game: 101 } },
      { made_by: 'ann', change: { type: 'badgeGiven', badge: 15, game: 41_000 } },
    ])
    expect(await desk.badges()).toEqual([{ badge: 15, game_id: 41_000 }])
    expect(told).toBe(2)
  })

  it('that changes nothing moves nothing, tells nobody and is not written down', async () => {
    const before = [await revision(database), (await desk.changes(999)).length]
    expect(await desk.setGameOfTheMonth(41_000)).toBe(false)
    expect(await desk.removeRule({ game: 999 }, everywhere)).toBe(false)
    expect(await desk.import(fileOf([line()]))).toMatchObject({ unchanged: 1 })
    expect([await revision(database), (await desk.changes(999)).length]).toEqual(before)
  })

  it('stands or falls with what is done along with it', async () => {
    const noted: string[] = []
    const note = (word: string) => async () => void noted.push(word)
    expect(await desk.addRule({ game: 7 }, everywhere, note('added'))).toBe(true)
    expect(await desk.addRule({ game: 7 }, everywhere, note('added again'))).toBe(false)
    const fault = new Error('not written down')
    const failing = () => Promise.reject(fault)
    await expect(desk.removeRule({ game: 7 }, everywhere, failing)).rejects.toBe(fault)
    expect(await desk.rules()).toContainEqual({ game_id: 7, provider: null, ...everywhere })
    expect(await desk.removeRule({ game: 7 }, everywhere, note('removed'))).toBe(true)
    expect(noted).toEqual(['added', 'removed'])
  })

  it('is made one after the other, however many sit at the desk', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => desk.pin(18, index, 1)))
    const pinned = (await desk.pins()).filter(({ list_id }) => list_id === 18)
    expect(pinned.map(({ position }) => position)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })
})
