import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { amount } from '@fairhouse/money'
import { accountId, codes, houseAccount, openPocket, post } from '#modules/ledger'
import { isRefused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { roundSettled } from './round-settled.ts'
import { followingSlice } from './slice.ts'
import { moneyMovedSince } from './store/money-moved.ts'
import { settledRounds } from './store/settled-rounds.ts'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
} from './testing/test-house.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(() => test.drop())

type Held = { readonly account: number; readonly balance: number; readonly counted: number }

/** A pot of the player's bonus account while `isOpen`; each step counts what it took. */
const potSlice = ({
  first = false,
  isOpen = () => true,
}: {
  readonly first?: boolean
  readonly isOpen?: () => boolean
} = {}) =>
  followingSlice<Held>({
    name: 'sample',
    read: async (on, player) => {
      const held = await storedPot(on, player)
      return held && isOpen() ? held : null
    },
    refuses: (_, { cost }) => (cost > 50 ? { refused: 'notPermitted' } : null),
    after: (held, { taken, potTaken, potGiven }) => ({
      ...held,
      balance: held.balance - potTaken + potGiven,
      counted: held.counted + taken + potTaken,
    }),
    owns: {
      pot: ({ account, balance }) => ({
        account: accountId(account),
        balance,
        first,
        since: 0,
        until: null,
        most: null,
      }),
      counts: (_, { taken, potTaken }) => taken + potTaken,
      form: z.object({ account: z.int(), balance: z.int(), counted: z.int() }),
      status: ({ balance }) => ({ lottoTickets: balance }),
    },
  })

async function storedPot(on: Queryable, player: PlayerId): Promise<Held | null> {
  const [row] = await rowsOf<Held>(
    on,
    `SELECT id::float8 AS account, (credits_posted - debits_posted)::float8 AS balance, coalesce(counted, 0)::float8 AS counted
     FROM ledger_account LEFT JOIN play_counted ON account = id WHERE player_id = $1 AND code = $2`,
    [player, codes.bonus],
  )
  return row ?? null
}

/** What the steps of a player say of his pot. */
async function storedSums(on: Queryable, player: PlayerId) {
  const [sums] = await rowsOf<{ taken: number; given: number; counted: number }>(
    on,
    `SELECT sum(pot_taken)::float8 AS taken, sum(pot_given)::float8 AS given, sum(counted)::float8 AS counted
     FROM play_step WHERE player_id = $1`,
    [player],
  )
  if (!sums) throw new Error('nothing was played')
  return sums
}

/** What the outbox tells of a player's rounds, in the order of play. */
async function toldRounds(on: Queryable, player: PlayerId) {
  const rows = await rowsOf<{ payload: unknown; created_at: Date }>(
    on,
    'SELECT payload, created_at FROM outbox_event WHERE topic = $1',
    [roundSettled.name],
  )
  return rows
    .flatMap(({ payload, created_at }) => roundSettled.read(payload, created_at))
    .filter(({ playerId }) => playerId === player)
    .toSorted((left, right) => (left.roundId < right.roundId ? -1 : 1))
}

/** Nodes of one house whose players have a pot. */
async function inHouses(
  slice: ReturnType<typeof potSlice>,
  work: (houses: readonly [TestHouse, TestHouse]) => Promise<void>,
): Promise<void> {
  const open = () => openTestHouse(test.connectionString, { slices: [slice] })
  const houses = [open(), open()] as const
  try {
    await work(houses)
    expect(await auditMoney(houses[0].database)).toEqual([])
  } finally {
    for (const house of houses) await house.close()
  }
}

/** A player with nothing in the pocket but `pocket` dollars' cents, and `pot` in the pot. */
async function seatedWith(
  house: TestHouse,
  { pocket, pot }: { readonly pocket: number; readonly pot: number },
): Promise<Seated> {
  const seated = await house.seated(1)
  const { player } = seated
  await house.database.transaction(async (tx) => {
    const [own] = await rowsOf<{ id: bigint }>(
      tx,
      `SELECT id FROM ledger_account WHERE player_id = $1 AND code = $2`,
      [player, codes.pocketCash],
    )
    if (!own) throw new Error('no pocket')
    const bonus = await openPocket(tx, { player, code: codes.bonus, currency: 'USD' })
    const till = { currency: 'USD' as const, till: 1 }
    const source = await houseAccount(tx, { code: codes.houseTestMoney, ...till })
    const cost = await houseAccount(tx, { code: codes.bonusCost, ...till })
    const [id, currency, reason] = [uuidV7(house.time.now), 'USD', 'testMoney'] as const
    const common = { id, currency, reason }
    const legs = [
      ...(pocket > 0
        ? [{ ...common, debit: source, credit: accountId(own.id), amount: amount(BigInt(pocket)) }]
        : []),
      { ...common, debit: cost, credit: bonus, amount: amount(BigInt(pot)) },
    ].map((leg, index) => ({ ...leg, leg: index + 1 }))
    expect(await post(tx, legs)).toEqual({ type: 'posted' })
    await house.play.touchSeat(tx, player)
  })
  house.play.forget(player)
  return seated
}

/** Plays rounds to their ends until a bet is refused or `most` were taken. @returns stakes and payouts in order. */
async function playUntilRefused(houses: readonly TestHouse[], seated: Seated, most = 200) {
  const rounds: { stake: number; payout: number }[] = []
  for (let count = 0; count < most; count++) {
    const house = houses[count % houses.length]
    if (!house) break
    const outcome = await playOnce(house.play, seated, { stake: 10 })
    if (isRefused(outcome)) break
    let { round } = granted(outcome)
    while (!round.finished) {
      const [offer] = round.actions
      if (!offer) throw new Error('nothing is offered')
      const data = JSON.stringify({ choice: 0 })
      round = granted(
        await playOnce(house.play, seated, { stake: 10, action: offer.type, data }),
      ).round
    }
    rounds.push({ stake: round.stake, payout: round.payout })
  }
  return rounds
}

describe('a pot beside the pocket', () => {
  it('pays when the pocket is empty, and gets what it paid for', () =>
    inHouses(potSlice(), async ([house]) => {
      const seated = await seatedWith(house, { pocket: 25, pot: 100 })
      const first = granted(await playOnce(house.play, seated, { stake: 10 }))
      // The pocket's own money goes first: the pot is as full as before.
      expect(first.userStatus).toMatchObject({ lottoTickets: 100 })
      const seat = await house.play.statusOf(seated.player)
      expect(Number(seat.cash)).toBe(15 + (first.round.finished ? first.round.payout : 0))
    }))

  it('never pays more than it holds, and every unit is where the rounds say, at two nodes', () =>
    inHouses(potSlice(), async (houses) => {
      const [{ database, play }] = houses
      const seated = await seatedWith(houses[0], { pocket: 35, pot: 60 })
      const { player } = seated
      const rounds = await playUntilRefused(houses, seated, 60)
      const staked = rounds.reduce((sum, { stake }) => sum + stake, 0)
      const won = rounds.reduce((sum, { payout }) => sum + payout, 0)
      const stored = await storedSums(database, player)
      const pot = await storedPot(database, player)
      const { cash } = await play.statusOf(player)
      expect(Number(cash) + (pot?.balance ?? 0)).toBe(95 - staked + won)
      expect(pot).toMatchObject({ balance: 60 - stored.taken + stored.given, counted: staked })
      expect(stored.counted).toBe(staked)
      const own = await settledRounds(database, player, { after: null, limit: 100 })
      const told = await toldRounds(database, player)
      expect(own.map(({ stake, payout }) => ({ stake, payout }))).toEqual(
        told.map(({ stake, payout, pot }) => ({
          stake: stake - (pot?.stake ?? 0),
          payout: payout - (pot?.payout ?? 0),
        })),
      )
      expect(await moneyMovedSince(database, player, 0)).toEqual({
        staked: staked - stored.taken,
        won: won - stored.given,
      })
    }))

  it('shows an answer that is given again as it was the first time', () =>
    inHouses(potSlice({ first: true }), async ([house, other]) => {
      const seated = await seatedWith(house, { pocket: 100, pot: 100 })
      const requestKey = newKey()
      const once = await playOnce(house.play, seated, { requestKey, stake: 10 })
      expect(granted(once).userStatus).toMatchObject({
        lottoTickets: granted(once).round.finished ? 90 + granted(once).round.payout : 90,
        cash: 100,
      })
      expect(said(await playOnce(other.play, seated, { requestKey, stake: 10 }))).toBe(said(once))
    }))

  it('is asked by what owns it before it pays', () =>
    inHouses(potSlice(), async ([house]) => {
      const seated = await seatedWith(house, { pocket: 0, pot: 500 })
      expect(refusedWith(await playOnce(house.play, seated, { stake: 100 })).refused).toBe(
        'notPermitted',
      )
    }))

  it('gets its share of a round that outlives it', async () => {
    let isOpen = true
    await inHouses(potSlice({ isOpen: () => isOpen }), async ([house]) => {
      let seated = await seatedWith(house, { pocket: 0, pot: 100 })
      let opened = granted(await playOnce(house.play, seated, { stake: 10 })).round
      while (opened.finished) {
        seated = await seatedWith(house, { pocket: 0, pot: 100 })
        opened = granted(await playOnce(house.play, seated, { stake: 10 })).round
      }
      isOpen = false
      house.play.forget(seated.player)
      let round = opened
      while (!round.finished) {
        const [offer] = round.actions
        if (!offer) throw new Error('nothing is offered')
        const data = JSON.stringify({ choice: 0 })
        round = granted(
          await playOnce(house.play, seated, { stake: 10, action: offer.type, data }),
        ).round
      }
      const pot = await storedPot(house.database, seated.player)
      expect(pot?.balance).toBe(90 + round.payout)
      expect(Number((await house.play.statusOf(seated.player)).cash)).toBe(0)
    })
  })
})
