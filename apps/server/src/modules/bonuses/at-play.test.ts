import { auditMoney } from '#modules/play'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { auditBonuses } from './audit.ts'
import { insertCode } from './offers/find-offer.ts'
import type { OfferTerms } from './offers/offer.ts'

const castle = 'castle-of-horror'
const roulette = 'european-roulette'
const progressive = 'summit-jackpot'
const stake = 25

/** A whole house takes its time to start on a machine that is busy. */
const patienceMs = 900_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 100 })
}, patienceMs)
afterEach(async () => {
  expect([
    ...(await auditMoney(server.database)),
    ...(await auditBonuses(server.database)),
  ]).toEqual([])
})
afterAll(() => server.stop())

let keys = 0
const newKey = (): string => `a-key-of-a-bonus-at-play-${++keys}`

async function codeOf(reward: OfferTerms['reward'], times: number): Promise<string> {
  const code = `AT-PLAY-${++keys}`
  await insertCode(server.database, {
    code,
    name: 'At play',
    terms: {
      reward,
      minDeposit: null,
      cryptoOnly: false,
      times,
      maxCashout: null,
      games: 'contributing',
    },
    usesAtMost: null,
    player: null,
    segment: null,
    startsAt: 0,
    endsAt: null,
    madeBy: 'ada',
    takesTwo: false,
    madeAt: 0,
  })
  return code
}

async function seated(code: string): Promise<TestBrowser> {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
  await browser.do('claimBonusCode', { requestKey: newKey(), bonusCode: code })
  return browser
}

/** Bets once and goes on until the round is over. */
async function round(browser: TestBrowser, connection: string, cents = stake) {
  const wish = { uri: castle, connection, stake: String(cents) }
  let answer = await browser.do('play', { ...wish, requestKey: newKey(), action: 'bet' })
  while (!answer.round.finished) {
    const [next] = answer.round.actions
    if (!next) throw new Error('a round that cannot go on')
    const first = 'choices' in next ? { data: JSON.stringify({ choice: next.choices[0] }) } : {}
    answer = await browser.do('play', {
      ...wish,
      ...first,
      requestKey: newKey(),
      action: next.type,
    })
  }
  return answer
}

const bonusOf = (answer: Awaited<ReturnType<typeof round>>) =>
  answer.userStatus.isLogged ? answer.userStatus.bonusData : null

/** What is due is done a moment after the round, when the outbox has told of it. */
const settled = (browser: TestBrowser, state: number) =>
  expect
    .poll(async () => (await browser.do('readBonuses')).grants[0]?.bonusState, { timeout: 300_000 })
    .toBe(state)

describe('a bonus at play', () => {
  it(
    'counts what own money bets, is completed once, and becomes cash',
    async () => {
      const browser = await seated(await codeOf({ type: 'freeChip', amount: 100 }, 1))
      const { connection, userStatus } = await browser.do('openGame', { uri: castle })
      expect(userStatus.isLogged && userStatus.bonusData).toMatchObject({ needToWager: 100 })
      const first = await round(browser, connection)
      expect(bonusOf(first)).toMatchObject({ needToWager: 75, bonusBalance: 100 })
      const cash = first.userStatus.isLogged ? first.userStatus.cash : 0
      let moved = 0
      for (let bets = 0; bets < 3; bets++) {
        const { round: played } = await round(browser, connection)
        moved += played.payout - played.stake
      }
      await settled(browser, 4)
      const { userStatus: after, grants } = await browser.do('readBonuses')
      expect(grants[0]).toMatchObject({ paidOut: 100, wagered: 100, bonusBalance: 0 })
      expect(after.isLogged && after.cash).toBe(cash + moved + 100)
      expect(after.isLogged && after.bonusData).toBeNull()
      const grantId = grants[0]?.id ?? ''
      const { rounds, next } = await browser.do('wageringLedger', { grantId })
      expect(next).toBeNull()
      expect(
        rounds.map(({ counted, left, fromBonus, cost }) => [cost, fromBonus, counted, left]),
      ).toEqual([
        [25, 0, 25, 0],
        [25, 0, 25, 25],
        [25, 0, 25, 50],
        [25, 0, 25, 75],
      ])
      const { transactions } = await browser.do('transactionHistory', { page: '1' })
      expect(transactions.map(({ type, amount }) => [type, amount])).toEqual([
        ['payment', 100],
        ['bonus', 100],
      ])
    },
    patienceMs,
  )

  it(
    'refuses what it does not allow before anything is taken',
    async () => {
      const browser = await seated(await codeOf({ type: 'freeChip', amount: 500 }, 35))
      const { connection } = await browser.do('openGame', { uri: castle })
      const bet = { uri: castle, connection, requestKey: newKey(), stake: '100', action: 'bet' }
      expect(await browser.refused('play', bet)).toMatchObject({
        code: 'BONUS_STAKE_LIMIT',
        metadata: { most: 50 },
      })
      expect((await browser.refused('openGame', { uri: progressive })).code).toBe(269)
      const { userStatus } = await browser.do('readBonuses')
      expect(userStatus.isLogged && [userStatus.cash, userStatus.bonusData?.bonusBalance]).toEqual([
        100_000, 500,
      ])
    },
    patienceMs,
  )

  it(
    'of free spins is played in its game, at its stake, and no spin more',
    async () => {
      const reward = { type: 'freeSpins', count: 3, stake, game: castle } as const
      const browser = await seated(await codeOf(reward, 20))
      expect((await browser.refused('openGame', { uri: roulette })).code).toBe(296)
      const { connection } = await browser.do('openGame', { uri: castle })
      const other = { uri: castle, connection, requestKey: newKey(), stake: '50', action: 'bet' }
      expect(await browser.refused('play', other)).toMatchObject({
        code: 315,
        metadata: { remaining: 3, stake },
      })
      let won = 0
      for (let left = 2; left >= 0; left--) {
        const spun = await round(browser, connection)
        won += spun.round.payout
        expect(spun.userStatus.isLogged && spun.userStatus.cash).toBe(100_000)
        const told = bonusOf(spun)
        // Once the last is over its winnings may have been turned already.
        if (told?.bonusState === 3)
          expect(told).toMatchObject({ remainingFreeSpins: left, totalWinFromFreeSpins: won })
      }
      await settled(browser, won === 0 ? 7 : 2)
      const [grant] = (await browser.do('readBonuses')).grants
      expect(grant).toMatchObject(
        won === 0
          ? { bonusBalance: 0 }
          : { bonusBalance: won, bonusAmount: won, toWager: won * 20, totalWinFromFreeSpins: won },
      )
      expect(await browser.do('openGame', { uri: roulette })).toBeDefined()
    },
    patienceMs,
  )
})
