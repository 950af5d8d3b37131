import { loadTitle } from '@fairhouse/games/discover'
import { checkOutcome } from '@fairhouse/verifier/check-outcome'
import type { Round } from '@fairhouse/contract/rounds/round'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  askOf,
  connect,
  granted,
  openTestHouse,
  playOnce,
  refusedWith,
  rotate,
  type Seated,
  type TestHouse,
  type Turn,
} from './testing/test-house.ts'
import { wheelTitle } from './testing/wheel.ts'

const uri = 'craps'
const { manifest, game } = await loadTitle(uri)

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, {
    titles: [{ manifest, rules: game, certificate: wheelTitle.certificate }],
  })
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

async function seated(): Promise<Seated> {
  const player = await house.register()
  return { player, ask: askOf(player), connection: await connect(house.play, player, uri) }
}

const credits = async ({ player }: Seated): Promise<number> =>
  Number((await house.play.statusOf(player)).credits)

const chip = 50
const chipsOf = (chips: Readonly<Record<string, number>>): string => JSON.stringify({ chips })

const play = (seat: Seated, turn: Turn) => playOnce(house.play, seat, { uri, ...turn })

/** Bets until a point leaves the round open. */
async function withPoint(seat: Seated): Promise<Round> {
  for (;;) {
    const { round } = granted(await play(seat, { stake: chip, data: chipsOf({ pass: 2 }) }))
    if (!round.finished) return round
  }
}

const roll = (round: Round, chips: Readonly<Record<string, number>> = {}): Turn => ({
  stake: round.stake,
  action: 'throwDice',
  data: chipsOf(chips),
})

describe('chips that are added in mid-round', () => {
  it('are taken with the roll that they are sent with, and verified with it', async () => {
    const seat = await seated()
    const begun = await withPoint(seat)
    const before = await credits(seat)
    let { round } = granted(await play(seat, roll(begun, { field: 3, eleven: 1 })))
    expect(round.stake).toBe(begun.stake + 4 * chip)
    while (!round.finished) round = granted(await play(seat, roll(round))).round
    expect(await credits(seat)).toBe(before - 4 * chip + round.payout)
    granted(await rotate(house.play, seat))
    const { stream, rounds } = granted(
      await house.play.answers.streamRounds(seat.ask, { stream: 1, from: 0 }),
    )
    const seeds = { serverSeed: stream.serverSeed ?? '', clientSeed: stream.clientSeed ?? '' }
    const rules = { rulesOf: async () => game, rowOf: async () => null }
    for (const played of rounds) expect(await checkOutcome(played, seeds, rules)).toEqual([])
    const told = rounds.find(({ id }) => id === begun.id)
    if (!told) throw new Error('the round is in its stream')
    for (const forged of [
      { ...told, stake: told.stake - chip },
      { ...told, moves: told.moves.slice(0, -1) },
    ]) {
      expect(await checkOutcome(forged, seeds, rules)).not.toEqual([])
    }
  })

  it('are refused where the table does not take them, with nothing drawn and nothing taken', async () => {
    const seat = await seated()
    const round = await withPoint(seat)
    const before = await credits(seat)
    const refused = [
      roll(round, { pass: 1 }),
      roll(round, { 'place-6': 5 }),
      roll(round, { field: 1_000_000 }),
      { ...roll(round), data: '{"chips":{"field":1},"dice":[6,6]}' },
      { stake: round.stake, action: 'throwDice' },
      { stake: round.stake, action: 'takeBets', data: '{"spots":["pass"]}' },
    ] satisfies readonly Turn[]
    for (const turn of refused) {
      expect(refusedWith(await play(seat, turn)).refused).toBe('formInvalid')
    }
    expect(await credits(seat)).toBe(before)
    const { round: open } = granted(await house.play.answers.openGame(seat.ask, { uri }))
    expect(open?.events).toEqual(round.events)
  })

  it('come back when the bet is taken down', async () => {
    const seat = await seated()
    const begun = await withPoint(seat)
    let { round } = granted(await play(seat, roll(begun, { 'place-4': 5, 'place-10': 5 })))
    const placed = round.actions.find(({ type }) => type === 'takeBets')
    if (!placed) return
    const spots = 'spots' in placed ? [...placed.spots] : []
    const won = round.payout
    const down: Turn = { stake: round.stake, action: 'takeBets', data: JSON.stringify({ spots }) }
    round = granted(await play(seat, down)).round
    expect(round.payout).toBe(won + spots.length * 5 * chip)
  })
})
