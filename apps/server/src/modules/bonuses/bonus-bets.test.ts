import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountId, codes, houseAccount, openPocket, post } from '#modules/ledger'
import { auditMoney, ownPotRounds } from '#modules/play'
import { isRefused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
} from '../play/testing/test-house.ts'
import { wheelTitle } from '../play/testing/wheel.ts'
import { toldGames } from './allowed.ts'
import { bonusBets } from './bonus-bets.ts'
import { newGrant } from './give-grant.ts'
import type { BonusGame } from './needs.ts'
import { runningIn } from './running-of-seat.ts'
import { insertGrant } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, {
    slices: [
      bonusBets({
        gameOf,
        gamesTold: (of) => toldGames([gameOf(1)])[of],
        potRounds: ownPotRounds({ now: () => house.time.now }),
      }),
    ],
  })
}, 900_000)
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
}, 900_000)

/** Every game of the test house is a slot that counts whole. */
const gameOf = (id: number): BonusGame => ({
  id,
  uri: 'wheel',
  kind: 'slot',
  category: 1281,
  mechanics: [],
  isOwn: true,
  name: 'Wheel',
  isRoom: false,
  betLevels: [10],
})

/** A player with nothing but `pocket` of his own, and a grant that runs with `bonus` in its pocket. */
async function seatedWith(
  { pocket, bonus }: { readonly pocket: number; readonly bonus: number },
  over: Partial<StoredGrant> = {},
): Promise<Seated> {
  const seated = await house.seated()
  const { player } = seated
  await house.database.transaction(async (tx) => {
    const [own] = await rowsOf<{ id: bigint; balance: bigint }>(
      tx,
      'SELECT id, credits_posted - debits_posted AS balance FROM ledger_account WHERE player_id = $1 AND code = $2',
      [player, codes.pocketCredits],
    )
    if (!own) throw new Error('no pocket')
    const account = await openPocket(tx, { player, code: codes.bonus, currency: 'CREDIT' })
    await tx.query('INSERT INTO bonuses_pocket (player_id, account) VALUES ($1, $2)', [
      player,
      account,
    ])
    const till = { currency: 'CREDIT' as const, till: 1 }
    const credits = await houseAccount(tx, { code: codes.houseCredits, ...till })
    const cost = await houseAccount(tx, { code: codes.bonusCost, ...till })
    const now = house.time.now
    const id = uuidV7(now)
    const common = { id, currency: 'CREDIT', reason: 'welcomeCredits' } as const
    const taken = amount(own.balance - BigInt(pocket))
    await post(tx, [
      { ...common, leg: 1, debit: accountId(own.id), credit: credits, amount: taken },
      { ...common, leg: 2, debit: cost, credit: account, amount: amount(BigInt(bonus)) },
    ])
    const grant = newGrant({
      id: uuidV7(now),
      player,
      key: 'test',
      type: 'freeChip',
      name: null,
      amount: bonus,
      times: 25,
      games: 'contributing',
      claimedAt: now,
      state: 'active',
      toWager: bonus * 25,
      begunAt: now,
      expiresAt: now + 86_400_000,
      givenBy: id,
      ...over,
    })
    expect(await insertGrant(tx, grant)).toBe(true)
    await house.play.touchSeat(tx, player)
  })
  house.play.forget(player)
  return seated
}

const seenBy = async ({ player }: Seated) => runningIn(await house.play.statusOf(player))

/** Bets once and goes on until the round is over; null when the bet is refused. */
async function playRound(seated: Seated) {
  const outcome = await playOnce(house.play, seated, { stake: 10 })
  if (isRefused(outcome)) return null
  let { round } = granted(outcome)
  for (;;) {
    const bonus = await seenBy(seated)
    if (bonus) expect(bonus.data.canCancel).toBe(round.finished)
    if (round.finished) return round
    const [offer] = round.actions
    if (!offer) throw new Error('nothing is offered')
    const data = JSON.stringify({ choice: 0 })
    const next = await playOnce(house.play, seated, { stake: 10, action: offer.type, data })
    round = granted(next).round
  }
}

describe('a bonus in the seat', () => {
  it('pays what own money does not, counts what is over, and is the same when it is read anew', async () => {
    const seated = await seatedWith({ pocket: 25, bonus: 1_000 })
    let [staked, won] = [0, 0]
    for (let rounds = 0; rounds < 30; rounds++) {
      const round = await playRound(seated)
      if (!round) break
      staked += round.stake
      won += round.payout
    }
    expect(staked).toBeGreaterThan(100)
    const followed = await seenBy(seated)
    expect(followed?.wagered).toBe(staked)
    expect(followed?.data.needToWager).toBe(25_000 - staked)
    const { credits } = await house.play.statusOf(seated.player)
    expect(Number(credits) + (followed?.data.bonusBalance ?? 0)).toBe(1_025 - staked + won)
    house.play.forget(seated.player)
    expect(await seenBy(seated)).toEqual(followed)
  }, 900_000)

  it('is shown to the byte as the first time when an answer is repeated', async () => {
    const seated = await seatedWith({ pocket: 0, bonus: 1_000 })
    const requestKey = newKey()
    const once = said(await playOnce(house.play, seated, { requestKey, stake: 10 }))
    house.play.forget(seated.player)
    expect(said(await playOnce(house.play, seated, { requestKey, stake: 10 }))).toBe(once)
  }, 900_000)

  it('counts no more than what is left to wager', async () => {
    const seated = await seatedWith({ pocket: 0, bonus: 1_000 }, { toWager: 15 })
    await playRound(seated)
    await playRound(seated)
    await playRound(seated)
    expect(await seenBy(seated)).toMatchObject({ wagered: 15, data: { needToWager: 0 } })
  }, 900_000)

  it('of free spins pays for each in its own game, and for not one more', async () => {
    const seated = await seatedWith(
      { pocket: 500, bonus: 30 },
      {
        state: 'freeSpins',
        type: 'freeSpins',
        toWager: 0,
        spins: { count: 3, stake: 10, gameId: wheelTitle.manifest.id },
      },
    )
    let won = 0
    for (let left = 2; left >= 0; left--) {
      won += (await playRound(seated))?.payout ?? 0
      expect(await seenBy(seated)).toMatchObject({
        data: {
          remainingFreeSpins: left,
          totalWinFromFreeSpins: won,
          bonusBalance: left * 10 + won,
        },
      })
    }
    const { credits } = await house.play.statusOf(seated.player)
    expect(Number(credits)).toBe(500)
    expect(refusedWith(await playOnce(house.play, seated, { stake: 10 }))).toMatchObject({
      refused: 'freeSpinsInconsistent',
    })
  }, 900_000)
})
