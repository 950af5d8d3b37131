import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { paidByMeters, withoutMeters } from '@fairhouse/contract/rounds/meters'
import type { Round } from '@fairhouse/contract/rounds/round'
import { jackpotsFrame, type MeterAmount } from '@fairhouse/contract/topics/jackpots'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
} from './testing/test-house.ts'
import { jackpotTitles as titles, mustHit, sure, titleOf } from './testing/jackpot-titles.ts'
import { wheelTitle } from './testing/wheel.ts'

let test: TestDatabase
let house: TestHouse
let other: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, { titles })
  other = openTestHouse(test.connectionString, { titles })
  // Both nodes open the meters; there is one of each.
  await Promise.all([house.jackpots.start(), other.jackpots.start()])
})
afterAll(async () => {
  await house.play.drain()
  await other.play.drain()
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await other.close()
  await test.drop()
})

async function seatedAt(at: TestHouse, uri: string, userType: 1 | 2 = 2): Promise<Seated> {
  const player = await at.register(userType)
  return { player, ask: askOf(player), connection: await connect(at.play, player, uri) }
}

/** What whoever follows the topic is told first. */
const metersShown = ({ jackpots }: TestHouse): Promise<readonly MeterAmount[]> =>
  new Promise((resolve) => {
    const listener = {
      player: null,
      send: (frame: unknown) => {
        for (const topic of jackpots.topics) topic.leave(listener)
        resolve(jackpotsFrame.parse(frame).data)
      },
    }
    for (const topic of jackpots.topics) void topic.follow(listener, undefined)
  })

interface WinRow {
  readonly run: number
  readonly amount: bigint
  readonly round_id: string
}
const winsOf = (meter: string, currency = 'CREDIT'): Promise<WinRow[]> =>
  rowsOf<WinRow>(
    house.database,
    `SELECT win.run, amount, round_id FROM jackpots_win AS win JOIN jackpots_meter AS meter ON meter.id = meter_id
     WHERE name = $1 AND currency = $2 ORDER BY win.run`,
    [meter, currency],
  )

describe('progressive jackpots', () => {
  it('pay a hundred simultaneous winners on two nodes, one after the other, to the unit', async () => {
    const seats: Seated[] = []
    for (let index = 0; index < 100; index++) {
      seats.push(await seatedAt(index % 2 === 0 ? house : other, 'sure'))
    }
    const rounds = await Promise.all(
      seats.map((seat, index) =>
        playRound((index % 2 === 0 ? house : other).play, seat, { uri: 'sure' }),
      ),
    )
    const wins = await winsOf('sure')
    expect(wins.map(({ run }) => run)).toEqual(Array.from({ length: 100 }, (_, run) => run + 1))
    const paid = new Map(wins.map(({ round_id, amount }) => [round_id, Number(amount)]))
    for (const round of rounds) {
      expect(paidByMeters(round.events)).toBe(paid.get(round.id))
      expect(round.events.at(-1)).toEqual({ type: 'roundEnded', total: round.payout })
    }
    expect(await auditMoney(house.database)).toEqual([])
  })

  it('tell the same win in the answer, in its repetition, in the history and after the round goes on', async () => {
    const seat = await seatedAt(house, 'sure')
    const requestKey = newKey()
    const turn = { uri: 'sure', mode: 'boxes', requestKey }
    const first = await playOnce(house.play, seat, turn)
    const { round } = granted(first)
    expect(round.finished).toBe(false)
    const won = paidByMeters(round.events)
    expect(round.payout).toBe(won)
    expect(said(await playOnce(other.play, seat, turn))).toBe(said(first))
    let last: Round = round
    while (!last.finished) {
      const [action] = last.actions
      if (!action) throw new Error('an open round offers nothing')
      const data =
        'choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
      const next = { uri: 'sure', stake: 30, action: action.type, ...data }
      last = granted(await playOnce(other.play, seat, next)).round
    }
    const mathematics = withoutMeters(last.events)
    expect(mathematics.at(-1)).toEqual({ type: 'roundEnded', total: last.payout - won })
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: last.id }))
    expect(detail.round.events).toEqual(last.events)
    expect(detail.summary.payout).toBe(last.payout)
  })

  it('are shown to everybody: meters, and the newest wins under masked names', async () => {
    const { ask } = await seatedAt(house, 'sure')
    const shown = granted(
      await house.jackpots.answers.jackpots(ask, { currency: 'CREDIT', limit: 3 }),
    )
    expect(shown.meters).toMatchObject([
      { meter: 'must hit', jackpot: 'mini', won: 'byMeter', run: 1, games: ['climb'] },
      {
        meter: 'sure',
        jackpot: 'grand',
        won: 'byDraw',
        amount: 5,
        seedHash: null,
        games: ['sure'],
      },
    ])
    expect(shown.wins).toHaveLength(3)
    expect(shown.wins[0]).toMatchObject({ login: 'pl***', currency: 'CREDIT' })
    expect(JSON.stringify(shown)).not.toContain('sealed')
  })

  it('keep play money and real money apart', async () => {
    const seat = await seatedAt(house, 'sure', 1)
    await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
    house.play.forget(seat.player)
    await playRound(house.play, seat, { uri: 'sure' })
    expect(await winsOf('sure', 'USD')).toMatchObject([{ run: 1 }])
  })

  it('are kept beside the stake when the rules of the round are gone', async () => {
    const seat = await seatedAt(house, 'sure')
    const { round } = granted(await playOnce(house.play, seat, { uri: 'sure', mode: 'boxes' }))
    const won = paidByMeters(round.events)
    expect(won).toBeGreaterThan(0)
    const bare = openTestHouse(test.connectionString, { titles: [wheelTitle] })
    onTestFinished(bare.close)
    await connect(bare.play, seat.player)
    const { summary, entries } = granted(
      await bare.play.answers.roundDetail(seat.ask, { roundId: round.id }),
    )
    expect(summary).toMatchObject({ ended: 'voided', payout: round.stake + won })
    expect(entries.at(-1)).toMatchObject({ reason: 'refund', amount: round.stake + won })
    house.play.forget(seat.player)
  })

  it('refuse to open when a meter that runs is to be won in another way', async () => {
    const turned: JackpotTerms = { ...mustHit, meter: sure.meter }
    const changed = openTestHouse(test.connectionString, { titles: [titleOf(2, 'sure', [turned])] })
    onTestFinished(changed.close)
    await expect(changed.jackpots.start()).rejects.toThrow(
      'the meter sure runs to be won byDraw: a jackpot that is won byMeter needs a meter of another name',
    )
  })

  it('refuse to open with a lower ceiling than players were told, and open with a higher one', async () => {
    const opened = (ceiling: number) => {
      const titlesNow = [titleOf(2, 'sure', [{ ...sure, ceiling, turnover: 11 }])]
      const changed = openTestHouse(test.connectionString, { titles: titlesNow })
      onTestFinished(changed.close)
      return changed.jackpots.start()
    }
    await expect(opened(sure.ceiling - 1)).rejects.toThrow(
      'the meter sure was told to grow to 10: a ceiling only goes up, so one of 9 needs a meter of another name',
    )
    await expect(opened(sure.ceiling + 1)).resolves.toBeUndefined()
  })

  it('are a concern where no title can win them any more, and are told to Prometheus', async () => {
    expect(await house.jackpots.concerns()).toEqual([])
    const without = openTestHouse(test.connectionString, { titles: titles.slice(0, 1) })
    onTestFinished(without.close)
    const concerns = await without.jackpots.concerns()
    expect(concerns).toHaveLength(2)
    for (const concern of concerns)
      expect(concern).toMatch(
        /^The jackpot meter must hit holds .+ no title can win it any more[.]$/,
      )
    const families = await house.jackpots.families()
    const shown = families.find(({ name }) => name === 'fairhouse_jackpot_meter_minor_units')
    const known = (await metersShown(house)).map(({ meter, currency, amount }) => ({
      labels: { meter, currency },
      value: amount,
    }))
    expect(shown?.samples).toEqual(known)
  })

  it('close their titles where the rules of a place forbid them', async () => {
    const strict = openTestHouse(test.connectionString, { titles, rules: { jackpots: false } })
    const player = await strict.register()
    const seat = await seatedAt(house, 'sure')
    const { ask } = seat
    expect(
      refusedWith(await strict.play.answers.openGame({ ...ask, player }, { uri: 'sure' })),
    ).toEqual({
      refused: 'gameNotEnabled',
    })
    expect(refusedWith(await playOnce(strict.play, seat, { uri: 'sure' }))).toEqual({
      refused: 'gameNotEnabled',
    })
    await strict.close()
  })
})
