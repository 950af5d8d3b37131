import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRefused } from '#platform/answer'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { followingSlice, tellingSlice } from './slice.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  refusedWith,
  said,
  type TestHouse,
} from './testing/test-house.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(() => test.drop())

async function inHouses(
  slices: NonNullable<Parameters<typeof openTestHouse>[1]>['slices'],
  work: (houses: readonly [TestHouse, TestHouse]) => Promise<void>,
): Promise<void> {
  const options = { ...(slices && { slices }) }
  const houses = [
    openTestHouse(test.connectionString, options),
    openTestHouse(test.connectionString, options),
  ] as const
  try {
    await work(houses)
  } finally {
    for (const house of houses) await house.close()
  }
}

describe('a slice that follows bets', () => {
  const [stake, most] = [10, 100]
  /** No more than this may be staked in all. */
  const allowance = followingSlice<number>({
    name: 'allowance',
    read: async (on, player) => {
      const [row] = await rowsOf<{ staked: number }>(
        on,
        `SELECT coalesce(sum(stake), 0)::float8 AS staked FROM play_step WHERE player_id = $1 AND sequence = 0`,
        [player],
      )
      return row?.staked ?? 0
    },
    refuses: (staked, { taken }) => (staked + taken > most ? { refused: 'notPermitted' } : null),
    after: (staked, { taken }) => staked + taken,
  })

  it('refuses exactly what is too much, however many ask at once at however many nodes', () =>
    inHouses([allowance], async (houses) => {
      const [first] = houses
      const player = await first.register()
      const connection = await connect(first.play, player)
      const seat = { player, ask: askOf(player), connection }
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, number) =>
          playRoundOrNot(houses[number % 2 === 0 ? 0 : 1], seat, stake),
        ),
      )
      expect(answers.filter(Boolean).length).toBeLessThanOrEqual(most / stake)
      while (await playRoundOrNot(first, seat, stake));
      expect(refusedWith(await playOnce(first.play, seat, { stake })).refused).toBe('notPermitted')
      const [row] = await rowsOf<{ bets: number }>(
        first.database,
        'SELECT count(*)::int AS bets FROM play_step WHERE player_id = $1 AND sequence = 0',
        [player],
      )
      expect(row?.bets).toBe(most / stake)
    }))
})

/** Whether a bet was taken. Its round is played to its end, unless another round is open. */
async function playRoundOrNot(
  { play }: TestHouse,
  seat: Parameters<typeof playOnce>[1],
  stake: number,
): Promise<boolean> {
  const outcome = await playOnce(play, seat, { stake })
  if (isRefused(outcome)) return false
  let { round } = granted(outcome)
  while (!round.finished) {
    const data = JSON.stringify({ choice: 0 })
    const [offer] = round.actions
    if (!offer || offer.type === 'hold') throw new Error('the wheel offers boxes')
    round = granted(await playOnce(play, seat, { stake, action: offer.type, data })).round
  }
  return true
}

describe('a slice that tells', () => {
  let ribbons = 3
  const told = tellingSlice<number>({
    name: 'ribbons',
    form: z.int(),
    before: 0,
    read: () => Promise.resolve(ribbons),
    status: (count) => ({ lottoTickets: count }),
  })

  it('is shown again as it was by an answer that is given again, and as nothing by one of before it', () =>
    inHouses([told], async ([house]) => {
      const player = await house.register()
      const connection = await connect(house.play, player)
      const seat = { player, ask: askOf(player), connection }
      const requestKey = newKey()
      const first = await playOnce(house.play, seat, { requestKey })
      expect(granted(first).userStatus).toMatchObject({ lottoTickets: 3 })
      ribbons = 9
      house.play.forget(player)
      expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(said(first))
      await house.database.query(
        `UPDATE play_facts SET facts = (facts::jsonb - 'slices')::json WHERE player_id = $1`,
        [player],
      )
      const old = granted(await playOnce(house.play, seat, { requestKey }))
      expect(old.userStatus).toMatchObject({ lottoTickets: 0 })
    }))
})
