import { paidByMeters } from '@fairhouse/contract/rounds/meters'
import type { Round } from '@fairhouse/contract/rounds/round'
import { expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { paired, pairPoker } from './testing/jackpot-titles.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  said,
  type TestHouse,
} from './testing/test-house.ts'

const uri = pairPoker.manifest.uri
const stake = 10
/** Deals within which the hand comes, but for one test in billions. */
const mostDeals = 200

interface MeterRow {
  readonly run: number
  readonly amount: bigint
  readonly round_id: string
}

/** The test's house, closed when it is over. */
async function opened(): Promise<TestHouse> {
  const test = await cloneDatabase()
  const house = openTestHouse(test.connectionString, { titles: [pairPoker] })
  onTestFinished(async () => {
    await house.close()
    await test.drop()
  })
  await house.jackpots.start()
  return house
}

/** Places of the cards that make a dealt hand; none where it pays nothing. */
function madeIn({ events }: Round): readonly number[] {
  const dealt = events.find(({ type }) => type === 'pokerDealt')
  return dealt?.type === 'pokerDealt' ? (dealt.made?.cards ?? []) : []
}

it('a meter pays the hand that wins it with the draw, grown by the stake of that round, and begins anew', async () => {
  const house = await opened()
  const player = await house.register()
  const seat = { player, ask: askOf(player), connection: await connect(house.play, player, uri) }
  const meterNow = async (): Promise<number | undefined> => {
    const shown = granted(
      await house.jackpots.answers.jackpots(seat.ask, { currency: 'CREDIT', limit: 3 }),
    )
    return shown.meters[0]?.amount
  }
  const grown = (stake * paired.grows) / 1_000_000

  let won: Round | null = null
  for (let deals = 0; won === null && deals < mostDeals; deals++) {
    const before = await meterNow()
    const { round: dealt } = granted(await playOnce(house.play, seat, { uri, stake }))
    expect(dealt.finished).toBe(false)
    // A deal alone feeds nothing and wins nothing, whatever it shows.
    expect(paidByMeters(dealt.events)).toBe(0)
    expect(await meterNow()).toBe(before)
    const data = JSON.stringify({ cards: madeIn(dealt) })
    const draw = { uri, stake, action: 'hold', data, requestKey: newKey() } as const
    const drawn = await playOnce(house.play, seat, draw)
    const { round } = granted(drawn)
    const paid = paidByMeters(round.events)
    if (paid === 0) continue
    expect(paid).toBe(Math.min((before ?? 0) + grown, paired.ceiling))
    expect(said(await playOnce(house.play, seat, draw))).toBe(said(drawn))
    won = round
  }
  expect(won?.events).toContainEqual(expect.objectContaining({ type: 'jackpotWon' }))
  expect(won?.events.at(-1)).toEqual({ type: 'roundEnded', total: won?.payout })
  const wins = await rowsOf<MeterRow>(
    house.database,
    'SELECT run, amount, round_id FROM jackpots_win',
    [],
  )
  expect(wins).toMatchObject([{ run: 1, round_id: won?.id }])
  expect(Number(wins[0]?.amount)).toBe(won?.payout)
  expect(await meterNow()).toBe(paired.seed)
  await house.play.drain()
  expect(await auditMoney(house.database)).toEqual([])
})
