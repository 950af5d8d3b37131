import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  connect,
  endRound,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  said,
  type TestHouse,
  untilOpen,
  rotate,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
/** Another process on the same database. */
let node: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
  node = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await Promise.all([house.close(), node.close()])
  await test.drop()
})

const balance = async (player: Parameters<TestHouse['play']['statusOf']>[0]): Promise<bigint> =>
  (await house.play.statusOf(player)).credits

describe('at the same time', () => {
  it('200 bets of one player are taken one after the other, each with the next nonce', async () => {
    const seat = await house.seated()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => playOnce(house.play, seat)),
    )
    const taken = outcomes.flatMap((outcome) => ('reply' in outcome ? [outcome.reply.round] : []))
    const refused = outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))
    expect(new Set(refused)).toEqual(new Set(['roundOpen']))
    expect(taken.map(({ nonce }) => nonce)).toEqual(taken.map((_, index) => index))
    const paid = taken.filter(({ finished }) => finished)
    const won = paid.reduce((sum, { payout }) => sum + payout, 0)
    expect(await balance(seat.player)).toBe(BigInt(1_000_000 - taken.length * 10 + won))
  })

  it('200 players bet at once, and each balance is what was taken and paid', async () => {
    const seats = await Promise.all(Array.from({ length: 200 }, () => house.seated()))
    await Promise.all(
      seats.map(async (seat) => {
        let expected = 1_000_000
        for (let times = 0; times < 5; times++) {
          const { payout } = await playRound(house.play, seat, { stake: 50 })
          expected += payout - 50
        }
        expect(await balance(seat.player)).toBe(BigInt(expected))
      }),
    )
  })

  it('one key asked 50 times is done once, and all hear the same', async () => {
    const seat = await house.seated()
    const requestKey = newKey()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        playOnce((index % 2 === 0 ? house : node).play, seat, { requestKey }),
      ),
    )
    expect(new Set(outcomes.map(said)).size).toBe(1)
    expect(granted(outcomes[0] ?? outcomes[49] ?? { refused: 'notFound' }).round.nonce).toBe(0)
  })

  it('one pocket cannot be overdrawn from two nodes: as many bets are taken as it holds', async () => {
    const seat = await house.seated(1)
    await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
    let [stakes, payouts, refusals] = [0, 0, 0]
    await Promise.all(
      [house, node].flatMap(({ play }) =>
        Array.from({ length: 20 }, async () => {
          for (;;) {
            const outcome = await playOnce(play, seat, { stake: 1000 })
            if ('reply' in outcome) {
              stakes++
              if (outcome.reply.round.finished) payouts += outcome.reply.round.payout
              else return
            } else {
              refusals++
              return
            }
            if (stakes > 150) return
          }
        }),
      ),
    )
    const { cash } = await house.play.statusOf(seat.player)
    expect(cash).toBe(BigInt(100_000 - stakes * 1000 + payouts))
    expect(cash).toBeGreaterThanOrEqual(0n)
    expect(refusals + stakes).toBeGreaterThan(0)
  })
})

describe('two nodes', () => {
  it('take turns with one player without a lost or doubled round', async () => {
    const seat = await house.seated()
    const nonces = []
    for (let times = 0; times < 20; times++) {
      const { play } = times % 2 === 0 ? house : node
      nonces.push((await playRound(play, seat)).nonce)
    }
    expect(nonces).toEqual(nonces.map((_, index) => index))
  })

  it('see what changed on the other: a new connection, a suspension, money', async () => {
    const seat = await house.seated()
    await playRound(node.play, seat)
    const connection = await connect(house.play, seat.player)
    expect(refusedWith(await playOnce(node.play, seat)).refused).toBe('duplicateConnection')
    await playRound(node.play, { ...seat, connection })
    await playRound(house.play, { ...seat, connection })
    const { credits } = await house.play.statusOf(seat.player)
    expect((await node.play.statusOf(seat.player)).credits).toBe(credits)
  })

  it('never bet on a fact that was changed before: what was decided earlier is void', async () => {
    const gated = openTestHouse(test.connectionString, {
      gates: [(seat) => (seat.account.suspended ? { refused: 'userSuspended' } : null)],
    })
    const seat = await gated.seated()
    await playRound(gated.play, seat)
    gated.suspended.add(seat.player)
    await house.play.touchSeat(house.database, seat.player)
    expect(refusedWith(await playOnce(gated.play, seat)).refused).toBe('userSuspended')
    await gated.close()
  })

  it('ask whether the session still lives when the seat has moved', async () => {
    let alive = true
    const ended = openTestHouse(test.connectionString, { sessionAlive: () => alive })
    const seat = await ended.seated()
    await playRound(ended.play, seat)
    alive = false
    await house.play.touchSeat(house.database, seat.player)
    expect(refusedWith(await playOnce(ended.play, seat)).refused).toBe('loginRequired')
    await ended.close()
  })

  it('ask whether the session still lives where the seat was not known', async () => {
    const seat = await house.seated()
    const unaware = openTestHouse(test.connectionString, { sessionAlive: () => false })
    expect(refusedWith(await playOnce(unaware.play, seat)).refused).toBe('loginRequired')
    await unaware.close()
  })

  it('void nothing by a change that is refused', async () => {
    const seat = await house.seated()
    await untilOpen(house.play, seat)
    const { version } = await house.play.statusOf(seat.player)
    expect(refusedWith(await rotate(node.play, seat)).refused).toBe('roundOpen')
    expect((await house.play.statusOf(seat.player)).version).toBe(version)
  })

  it('go on with a round while the other refuses one change after the other', async () => {
    const seat = await house.seated()
    for (let rounds = 0; rounds < 20; rounds++) {
      const round = await untilOpen(house.play, seat)
      const over = new AbortController()
      const asking = (async () => {
        while (!over.signal.aborted) await rotate(node.play, seat)
      })()
      expect((await endRound(house.play, seat, { round })).finished).toBe(true)
      over.abort()
      await asking
    }
  })

  it('rotate while the other bets: no round on a revealed seed', async () => {
    const seat = await house.seated()
    const enough = new AbortController()
    const playing = (async () => {
      while (!enough.signal.aborted) await playRound(house.play, seat)
    })()
    // Refused while a round is open, however often that is.
    const rotating = (async () => {
      for (let rotated = 0; rotated < 3; ) {
        const outcome = await rotate(node.play, seat)
        if ('reply' in outcome) rotated += 1
      }
      enough.abort()
    })()
    await Promise.all([playing, rotating])
    // The audit after all tests counts what was played on each revealed stream.
    const { revealed } = granted(await house.play.answers.currentFairness(seat.ask, {}))
    expect(revealed).not.toBeNull()
  })
})
