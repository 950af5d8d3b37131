import type { Round } from '@fairhouse/contract/rounds/round'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Title } from '#modules/catalog'
import { roundEnded, roundSettled, type RoundSettled } from '#modules/play'
import { systemClock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Topic } from '#platform/outbox'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  type Seated,
  type TestHouse,
  untilOpen,
} from '../../play/testing/test-house.ts'
import { wheel, wheelTitle } from '../../play/testing/wheel.ts'
import { countRounds } from '../earning/count-rounds.ts'
import { gameCounted } from '../earning/counted-round.ts'
import { rebuild } from './rebuild.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(() => test.drop())

/** The wheel under a hash of which nothing is kept: a round that was begun by the wheel cannot go on. */
const otherTitle: Title = { ...wheelTitle, rules: { ...wheel, hash: 'b'.repeat(64) } }

/** Goes on with an open round. */
const goOn = (house: TestHouse, seat: Seated, round: Round) => {
  const [action] = round.actions
  if (!action) throw new Error('the round is over')
  return playOnce(house.play, seat, {
    stake: round.stake,
    action: action.type,
    requestKey: newKey(),
    ...('choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}),
  })
}

/** What a topic tells of a player. */
async function toldOf<Event extends RoundSettled>(
  on: Database,
  topic: Topic<Event>,
  player: PlayerId,
): Promise<readonly Event[]> {
  const rows = await rowsOf<{ payload: unknown; created_at: Date }>(
    on,
    'SELECT payload, created_at FROM outbox_event WHERE topic = $1',
    [topic.name],
  )
  return rows
    .flatMap(({ payload, created_at }) => topic.read(payload, created_at))
    .filter(({ playerId }) => playerId === player)
}

it('an own round that ended void earns nothing, and playing the journal again finds none missing', async () => {
  const house = openTestHouse(test.connectionString)
  const seat = await house.seated(1)
  await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
  await playRound(house.play, seat)
  const open = await untilOpen(house.play, seat)
  const later = openTestHouse(test.connectionString, { titles: [otherTitle] })
  const ended = granted(await goOn(later, seat, open)).round
  expect(ended).toMatchObject({ id: open.id, finished: true, payout: open.stake })

  const told = await toldOf(house.database, roundEnded, seat.player)
  expect(told.filter(({ isVoid }) => isVoid).map(({ roundId }) => roundId)).toEqual([open.id])
  const needs = {
    database: house.database,
    clock: systemClock,
    gameOf: () => gameCounted({ kind: 'slot', isOwn: true }),
  }
  const counted = await toldOf(house.database, roundSettled, seat.player)
  expect(counted).toHaveLength(told.length - 1)
  await countRounds(
    needs,
    counted.map((round) => ({ ...round, player: seat.player })),
  )
  const players = [seat.player]
  const rebuilt = await rebuild({ ...needs, players }, { repair: false })
  expect(rebuilt).toMatchObject({ rounds: counted.length, missing: 0, differences: [] })
  await house.close()
  await later.close()
})
