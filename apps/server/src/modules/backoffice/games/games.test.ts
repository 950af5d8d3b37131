import { gameBadges } from '@fairhouse/contract/entities/game-words'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anybody } from '#modules/catalog'
import { rowsOf } from '#platform/rows'
import { wheelTitle } from '../../play/testing/wheel.ts'
import { dayOf } from '../reports/utc-day.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { returnsOutside } from './returns-outside.ts'

const { id: gameId, name } = wheelTitle.manifest
/** As the clock of a test desk stands. */
const today = dayOf(1_793_534_400_000)

let desk: TestDesk
let keeper: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  keeper = await callAs(desk, 'demo-games')
})
afterAll(() => desk.stop())

const isOffered = () => desk.catalog.offered(anybody).games.some(({ uri }) => uri === 'wheel')

it('a game is off for everybody at once, with why, and on again', async () => {
  expect(isOffered()).toBe(true)
  const off = { gameId, on: false, note: 'its art is being repaired' }
  expect(await keeper.refusedBy('switchGame', off)).toBeNull()
  expect(isOffered()).toBe(false)
  expect(await keeper.refusedBy('switchGame', off)).toBe('soAlready')
  expect((await keeper.ask('games', { text: name })).games).toMatchObject([{ gameId, off: true }])
  expect(await keeper.refusedBy('switchGame', { ...off, on: true })).toBeNull()
  expect(isOffered()).toBe(true)
  const deeds = await rowsOf<{ staff: string; facts: string }>(
    desk.database,
    'SELECT staff, facts FROM backoffice_deed WHERE subject = $1 ORDER BY number',
    [`game ${gameId}`],
  )
  expect(deeds.map(({ staff, facts }) => [staff, JSON.parse(facts)])).toEqual([
    ['demo-games', { game: 'wheel', on: false, note: off.note }],
    ['demo-games', { game: 'wheel', on: true, note: off.note }],
  ])
  const { changes } = await keeper.ask('gameChanges', {})
  expect(changes.map(({ by }) => by)).toEqual(['demo-games', 'demo-games'])
})

const deedsOfGame = () =>
  rowsOf<{ number: bigint }>(
    desk.database,
    'SELECT number FROM backoffice_deed WHERE subject = $1',
    [`game ${gameId}`],
  )

it('what the catalogue does not keep is no deed', async () => {
  const before = await deedsOfGame()
  await desk.database.query(
    'ALTER TABLE catalog_change ADD CONSTRAINT full_disk CHECK (false) NOT VALID',
  )
  const off = { gameId, on: false, note: 'never comes to be' }
  expect((await keeper.raw('switchGame', off)).status).toBe(500)
  await desk.database.query('ALTER TABLE catalog_change DROP CONSTRAINT full_disk')
  expect(isOffered()).toBe(true)
  expect(await deedsOfGame()).toEqual(before)
})

it('a game that two turn off at once is turned off once', async () => {
  const before = (await deedsOfGame()).length
  const off = { gameId, on: false, note: 'both saw it' }
  const turned = await Promise.all([1, 2, 3].map(() => keeper.refusedBy('switchGame', off)))
  expect(turned.filter((refused) => refused === null)).toHaveLength(1)
  expect(turned.filter((refused) => refused === 'soAlready')).toHaveLength(2)
  expect(await deedsOfGame()).toHaveLength(before + 1)
  expect(await keeper.refusedBy('switchGame', { ...off, on: true })).toBeNull()
})

it('a game is the game of the month until it is not, and both are deeds', async () => {
  const ofTheMonth = async () =>
    (await keeper.ask('games', { text: name })).games.map((game) => game.ofTheMonth)
  const isBadged = () =>
    desk.catalog
      .offered(anybody)
      .games.some(
        ({ uri, badges }) => uri === 'wheel' && badges.includes(gameBadges.gameOfTheMonth),
      )
  const wish = { gameId, on: true, note: 'players like it' }
  expect([await ofTheMonth(), isBadged()]).toEqual([[false], false])
  await keeper.ask('setGameOfTheMonth', wish)
  expect([await ofTheMonth(), isBadged()]).toEqual([[true], true])
  expect(await keeper.refusedBy('setGameOfTheMonth', wish)).toBe('soAlready')
  expect(await keeper.refusedBy('setGameOfTheMonth', { ...wish, gameId: 99_999 })).toBe('notFound')
  await keeper.ask('setGameOfTheMonth', { ...wish, on: false })
  expect([await ofTheMonth(), isBadged()]).toEqual([[false], false])
  const deeds = await rowsOf<{ facts: string }>(
    desk.database,
    `SELECT facts FROM backoffice_deed WHERE deed = 'setGameOfTheMonth' ORDER BY number`,
  )
  expect(deeds.map(({ facts }) => JSON.parse(facts))).toMatchObject([{ on: true }, { on: false }])
})

it('a game that nobody knows is not found', async () => {
  const wish = { gameId: 99_999, on: false, note: 'no such game' }
  expect(await keeper.refusedBy('switchGame', wish)).toBe('notFound')
})

it('tells the return of thirty days beside what is proved, with the band around it', async () => {
  await desk.database.query('INSERT INTO backoffice_day (day, counted_at) VALUES ($1, now())', [
    today,
  ])
  await desk.database.query(
    `INSERT INTO backoffice_day_game (day, source, game_id, money, name, provider, bets, staked, won, squares)
     VALUES ($1, 'own', $2, 'play', 'x', 1, 3000, 300000, 250000, 30000000), ($1, 'own', $2, 'test', 'x', 1, 1000, 100000, 110000, 10000000)`,
    [today, gameId],
  )
  const { games } = await keeper.ask('games', { text: '' })
  const [game] = games
  expect(game).toMatchObject({ bets: 4000, staked: 400_000, won: 360_000, actual: 900_000 })
  const { rtp, sigma } = wheelTitle.certificate
  expect(game?.theory).toBe(Math.round(rtp.ratio * 1e6))
  const width = (1.96 * sigma) / Math.sqrt(4000)
  expect((game?.band?.high ?? 0) / 1e6).toBeCloseTo(rtp.ratio + width, 4)
})

it('a return that leaves what is proved is told to the operator, and an honest one is not', async () => {
  const { rtp, sigma } = wheelTitle.certificate
  // With the 4,000 bets above, which won 360,000.
  const [bets, staked] = [150_000, 15_000_000]
  const width = (4 * sigma) / Math.sqrt(bets)
  const toldAt = async (ratio: number) => {
    await desk.database.query(
      `INSERT INTO backoffice_day_game (day, source, game_id, money, name, provider, bets, staked, won, squares)
       VALUES ($1, 'own', $2, 'real', 'x', 1, 146000, 14600000, $3, 1460000000)
       ON CONFLICT (day, source, game_id, money) DO UPDATE SET won = $3`,
      [today, gameId, Math.round(ratio * staked) - 360_000],
    )
    return returnsOutside({ ...desk, clock: { now: () => 1_793_534_400_000 } })
  }
  expect(await toldAt(rtp.ratio + width * 0.9)).toEqual([])
  expect(await toldAt(rtp.ratio - width * 0.9)).toEqual([])
  const [above, ...others] = await toldAt(rtp.ratio + width * 1.1)
  expect(above).toContain(`${name} has returned`)
  expect(others).toEqual([])
  expect(await toldAt(rtp.ratio - width * 1.1)).toHaveLength(1)
})
