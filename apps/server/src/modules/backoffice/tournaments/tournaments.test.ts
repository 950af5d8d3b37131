import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correctPoints } from '../../loyalty/desk/correct-points.ts'
import { drawsForStaff } from '../../loyalty/desk/draws-for-staff.ts'
import { tournamentDesk } from '../../tournaments/desk/tournament-desk.ts'
import { keepTournaments } from '../../tournaments/keep-tournaments.ts'
import { auditTournaments } from '../../tournaments/audit.ts'
import { isoTime } from '#platform/iso-time'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

/** As the clock of a test desk stands. */
const noon = 1_793_534_400_000
const hour = 3_600_000
const minute = 60_000
let now = noon
const pass = (ms: number) => {
  now += ms
  desk.pass(ms)
}

let desk: TestDesk
let owner: Caller
let keeper: Caller
beforeAll(async () => {
  desk = await openTestDesk({
    tournaments: tournamentDesk,
    loyalty: { correctPoints, draws: drawsForStaff },
  })
  owner = await callAs(desk, 'demo-owner')
  keeper = await callAs(desk, 'demo-games')
})
afterAll(() => desk.stop())

const wish = (title: string, over: object = {}) => ({
  key: randomUUID(),
  title,
  currency: 'CREDIT',
  opensAt: isoTime(now + minute),
  closesAt: isoTime(noon + 24 * hour),
  rounds: 100,
  best: 10,
  minStake: 20,
  prizes: [100_000, 50_000],
  note: 'for the anniversary',
  ...over,
})
/** Made, and on, unless another time is said. */
const made = async (title: string, over: object = {}) => {
  await keeper.ask('makeTournament', wish(title, over))
  pass(minute + 1)
  const { tournaments } = await keeper.ask('tournaments', {})
  const found = tournaments.find((one) => one.title === title)
  if (!found) throw new Error(`${title} is not there`)
  return found
}
const named = async (id: number) =>
  (await keeper.ask('tournaments', {})).tournaments.find((one) => one.id === id)
const ask = (tournament: number, ending: 'end' | 'void') =>
  keeper.ask('askTournamentEnd', {
    key: randomUUID(),
    tournament,
    ending,
    note: 'a game of it is broken',
  })

it('is made by a form, once, and stands where its times say', async () => {
  const form = wish('Anniversary')
  await keeper.ask('makeTournament', form)
  await keeper.ask('makeTournament', form)
  const { tournaments } = await keeper.ask('tournaments', {})
  expect(tournaments).toMatchObject([{ title: 'Anniversary', standing: 'scheduled', players: 0 }])
  pass(minute + 1)
  expect((await keeper.ask('tournaments', {})).tournaments[0]?.standing).toBe('on')
  const wrong = [
    { closesAt: isoTime(noon - 2 * hour) },
    { best: 101 },
    { prizes: [1, 2] },
    { prizes: [] },
  ]
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const over of wrong)
    expect((await keeper.raw('makeTournament', wish('Wrong', over))).status).toBe(400)
})

it('with prizes in dollars comes to $1,000 at most, three times a day, and never begins in the past', async () => {
  const dollars = (prizes: number[]) => wish('Dollars', { currency: 'USD', prizes })
  expect(await keeper.refusedBy('makeTournament', dollars([60_000, 40_001]))).toBe('tooMuch')
  const past = wish('Past', { opensAt: isoTime(noon - hour) })
  expect(await keeper.refusedBy('makeTournament', past)).toBe('inThePast')
  // Of three at once, with one that is there, two are made: the next is counted against them all.
  await keeper.ask('makeTournament', dollars([60_000, 40_000]))
  const refused = await Promise.all(
    [1, 2, 3].map(() => keeper.refusedBy('makeTournament', dollars([100]))),
  )
  expect(refused.filter((one) => one === 'tooOften')).toHaveLength(1)
  expect(await keeper.refusedBy('makeTournament', wish('Play money'))).toBeNull()
  expect(await owner.refusedBy('makeTournament', dollars([100]))).toBeNull()
})

it('is ended by two people, with its prizes for those who have places', async () => {
  const { id } = await made('Broken')
  const player = await newPlayer(desk, { userType: 2 })
  await desk.database.query(
    `INSERT INTO tournaments_player (tournament_id, player_id, rounds, score, scored_at) VALUES ($1, $2, 1, 500, to_timestamp($3::double precision / 1000))`,
    [id, player, now - 1],
  )
  await desk.database.query(
    `INSERT INTO tournaments_round (tournament_id, player_id, number, round_id, game_id, score, at)
     VALUES ($1, $2, 1, $3, 271, 500, to_timestamp($4::double precision / 1000))`,
    [id, player, randomUUID(), now - 1],
  )
  const board = await keeper.ask('tournamentBoard', { id, page: 1 })
  expect(board).toMatchObject({ rows: [{ place: 1, player, score: 500 }], more: false })
  await ask(id, 'end')
  const again = { key: randomUUID(), tournament: id, ending: 'void', note: 'both saw it' }
  expect(await keeper.refusedBy('askTournamentEnd', again)).toBe('soAlready')
  const asked = (await named(id))?.asked
  expect(asked).toMatchObject({ ending: 'end', by: 'demo-games' })
  const decision = { id: asked?.id, approve: true }
  expect(await keeper.refusedBy('decideTournamentEnd', decision)).toBe('ownRequest')
  await owner.ask('decideTournamentEnd', decision)
  expect(await owner.refusedBy('decideTournamentEnd', decision)).toBe('decidedAlready')
  expect((await named(id))?.closesAt).toBe(isoTime(now))
  await keepTournaments({
    database: desk.database,
    clock: { now: () => now + 2 * minute },
    giveGrant: () => null,
    withheldFrom: async () => () => null,
    sortOf: () => undefined,
    loginsForOthers: async () => new Map(),
    send: async () => undefined,
    playerStatus: () => Promise.reject(new Error('nobody asks')),
  })
  expect(await named(id)).toMatchObject({ standing: 'over', given: 100_000 })
  expect(await auditTournaments(desk.database)).toEqual([])
})

it('is void by two people, and gives nothing', async () => {
  const { id } = await made('Never mind')
  await ask(id, 'void')
  const first = (await named(id))?.asked
  await owner.ask('decideTournamentEnd', { id: first?.id, approve: false })
  expect(await named(id)).toMatchObject({ standing: 'on', asked: null })
  await ask(id, 'void')
  await owner.ask('decideTournamentEnd', { id: (await named(id))?.asked?.id, approve: true })
  expect(await named(id)).toMatchObject({ standing: 'void', given: 0 })
  const late = { key: randomUUID(), tournament: id, ending: 'end', note: 'too late' }
  expect(await keeper.refusedBy('askTournamentEnd', late)).toBe('decidedAlready')
})

it('that has not begun can be void, and not ended', async () => {
  const { id } = await made('Tomorrow', { opensAt: isoTime(noon + hour) })
  const early = { key: randomUUID(), tournament: id, ending: 'end', note: 'too early' }
  expect(await keeper.refusedBy('askTournamentEnd', early)).toBe('notBegun')
  await ask(id, 'void')
})

it('keeps its terms, whatever the program believes', async () => {
  const { id } = await made('Fixed')
  await expect(
    desk.database.query(`UPDATE tournaments_tournament SET prizes = '{1}' WHERE id = $1`, [id]),
  ).rejects.toThrow('what players were told stays')
  await ask(id, 'void')
  await expect(
    desk.database.query(
      `UPDATE tournaments_ending SET state = 'made', decided_by = asked_by, decided_at = now() WHERE tournament_id = $1`,
      [id],
    ),
  ).rejects.toThrow('takes_two')
})

it('tells draws of the lotto, of which there are none yet', async () => {
  expect(await keeper.ask('lottoDraws', {})).toEqual({ draws: [] })
})
