import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  granted,
  openTestHouse,
  playRound,
  refusedWith,
  type TestHouse,
  untilOpen,
  rotate,
} from './testing/test-house.ts'
import { wheel } from './testing/wheel.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

describe('fairness', () => {
  it('shows the next hash before it counts, and reveals a seed that makes every past round again', async () => {
    const seat = await house.seated()
    const before = granted(await house.play.answers.currentFairness(seat.ask, {}))
    expect(before.revealed).toBeNull()
    const rounds = []
    for (let times = 0; times < 12; times++) rounds.push(await playRound(house.play, seat))
    const { revealed, fairness } = granted(await rotate(house.play, seat, 'my own'))
    expect(revealed).toMatchObject({
      serverSeedHash: before.fairness.serverSeedHash,
      firstNonce: 0,
      lastNonce: 11,
    })
    expect(fairness).toMatchObject({
      serverSeedHash: before.fairness.nextServerSeedHash,
      clientSeed: 'my own',
      nonce: 0,
    })
    const stream = openStream(Buffer.from(revealed.serverSeed, 'hex'))
    for (const round of rounds) {
      const draw = drawFrom(stream.round(revealed.clientSeed, round.nonce))
      let step = wheel.open(draw)
      while (!step.state.done) {
        const [action] = step.actions
        step = wheel.act(
          step.state,
          action?.type === 'pick' ? { type: 'pick', choice: 0 } : { type: 'freeSpin' },
          draw,
        )
      }
      expect(round.payout).toBe(step.state.units)
    }
    const after = granted(await house.play.answers.currentFairness(seat.ask, {}))
    expect(after).toEqual({ fairness, revealed })
    expect((await playRound(house.play, seat)).nonce).toBe(0)
  })

  it('keeps the seed while a round is open', async () => {
    const seat = await house.seated()
    await untilOpen(house.play, seat)
    const outcome = await rotate(house.play, seat)
    expect(refusedWith(outcome).refused).toBe('roundOpen')
  })

  it('says -1 for a stream on which nothing was played', async () => {
    const seat = await house.seated()
    const { revealed } = granted(await rotate(house.play, seat))
    expect(revealed.lastNonce).toBe(-1)
  })
})

describe('history', () => {
  it('shows rounds newest first, in pages, an open one among them', async () => {
    const seat = await house.seated()
    const finished = []
    for (let times = 0; times < 12; times++) finished.push(await playRound(house.play, seat))
    const page = (number: number, uri = 'wheel') =>
      house.play.answers.gameHistory(seat.ask, { uri, page: number, pageSize: 10 })
    const first = granted(await page(1))
    expect(first.total).toBe(12)
    const second = granted(await page(2, 'all'))
    const listed = [...first.rounds, ...second.rounds]
    expect(listed.map(({ id }) => id)).toEqual(finished.map(({ id }) => id).toReversed())
    expect(listed[0]).toMatchObject({ gameId: 1, name: 'Wheel', stake: 10, currency: 'CREDIT' })
    const open = await untilOpen(house.play, seat)
    const [newest] = granted(await page(1)).rounds
    expect(newest).toMatchObject({ id: open.id, finished: false, balanceAfter: null })
    expect(granted(await page(1, 'other'))).toEqual({ rounds: [], total: 0 })
  })

  it('goes on from any round, however deep, and by number alone not beyond what that may cost', async () => {
    const seat = await house.seated()
    const played = []
    for (let times = 0; times < 7; times++) played.push((await playRound(house.play, seat)).id)
    const ask = (body: { uri: string; page: number; pageSize: number; before?: string }) =>
      house.play.answers.gameHistory(seat.ask, body)
    const newest = played.toReversed()
    for (const uri of ['all', 'wheel']) {
      const first = granted(await ask({ uri, page: 1, pageSize: 3 }))
      const before = first.rounds.at(-1)?.id ?? ''
      const next = granted(await ask({ uri, page: 5_000, pageSize: 3, before }))
      expect(next.rounds.map(({ id }) => id)).toEqual(newest.slice(3, 6))
      expect(next.total).toBe(7)
    }
    const deep = refusedWith(await ask({ uri: 'all', page: 201, pageSize: 50 }))
    expect(deep).toMatchObject({ refused: 'formInvalid', invalidFields: { page: 'aboveMaximum' } })
  })

  it('shows the whole of an own round, its entries with the balances around them, and its seed once revealed', async () => {
    const seat = await house.seated()
    let round = await playRound(house.play, seat, { stake: 100 })
    while (round.payout === 0) round = await playRound(house.play, seat, { stake: 100 })
    const detail = async () =>
      granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    const before = await detail()
    expect(before.round).toEqual({ ...round, seen: round.events.length })
    expect(before.fairness.serverSeed).toBeNull()
    const [stake, payout] = before.entries
    expect(stake).toMatchObject({ reason: 'stake', amount: 100, direction: 'debit' })
    expect(payout).toMatchObject({ reason: 'payout', amount: round.payout, direction: 'credit' })
    expect(stake?.balanceBefore).toBe((stake?.balanceAfter ?? 0) + 100)
    expect(payout?.balanceAfter).toBe(before.summary.balanceAfter)
    const { revealed } = granted(await rotate(house.play, seat))
    expect((await detail()).fairness.serverSeed).toBe(revealed.serverSeed)
  })

  it("shows nobody else's round", async () => {
    const [seat, other] = [await house.seated(), await house.seated()]
    const { id } = await playRound(house.play, seat)
    for (const roundId of [id, '-'.repeat(36), '0'.repeat(36)]) {
      const outcome = await house.play.answers.roundDetail(other.ask, { roundId })
      expect(refusedWith(outcome).refused).toBe('notFound')
    }
  })

  it('tells the lobby of wins above the stake, newest first', async () => {
    const seat = await house.seated()
    const won = []
    while (won.length < 2) {
      house.time.now += 10
      const round = await playRound(house.play, seat, { stake: 1000 })
      if (round.payout > round.stake) won.unshift(round)
    }
    const wins = await house.play.recentWins(2)
    expect(wins.map(({ roundId }) => roundId)).toEqual(won.map(({ id }) => id))
    expect(wins[0]).toMatchObject({ playerId: seat.player, gameId: 1, uri: 'wheel', stake: 1000 })
  })
})

describe('seeds', () => {
  it('lie in the database sealed, never as they are', async () => {
    const seat = await house.seated()
    const { revealed } = granted(await rotate(house.play, seat))
    const { rows } = await house.database.query(
      `SELECT count(*)::int AS found FROM play_stream
       WHERE position(decode('${revealed.serverSeed}', 'hex') IN sealed_seed) > 0`,
    )
    expect(rows).toEqual([{ found: 0 }])
  })
})
