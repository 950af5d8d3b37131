import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditHouse } from '../../house/audit-house.ts'
import { discoverModules } from '../../house/discover-modules.ts'
import { promotable } from '#modules/bonuses'
import { codes, houseAccount, post } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { firstPrizeOf, lottoRules } from '@fairhouse/contract/loyalty-rules'
import { fromHex } from '@fairhouse/fairness/hex'
import { drawTickets, drumRoot } from '@fairhouse/fairness/ticket-draw'
import { amount } from '@fairhouse/money'
import { derivedKey } from '#platform/derived-key'
import { Busy } from '#platform/faults'
import { contribute } from '#platform/module/port'
import { playerId, uuidV7, type PlayerId } from '#platform/ids'
import { systemClock } from '#platform/clock'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { sealSecret } from '#platform/sealed'
import { localKey } from '#platform/seeds/second-key'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { closeWeek } from './cashback/close-week.ts'
import { endOfWeek, weekOf } from './cashback/week.ts'
import { correctPoints } from './desk/correct-points.ts'
import { countRounds } from './earning/count-rounds.ts'
import { gameCounted, type RoundToCount } from './earning/counted-round.ts'
import type { LoyaltyNeeds } from './needs.ts'
import { keepLotto } from './lotto/hold-draw.ts'
import { drawSecrets } from './lotto/seed-of-draw.ts'
import { grants } from './ports.ts'
import { rebuild } from './rebuild/rebuild.ts'

const uri = 'coin-foundry'
let server: TestServer
let gameId = 0
const given: { key: string; type: string; amount: bigint }[] = []
beforeAll(async () => {
  const giver = {
    name: 'giver',
    level: 6,
    offers: [
      contribute(grants, async (tx, { key, player, type, amount: cents }) => {
        const debit = await houseAccount(tx, { code: codes.houseCredits, currency: 'USD', till: 9 })
        const { cash: credit } = await readPurse(tx, player)
        const leg = {
          leg: 1,
          debit,
          credit,
          amount: cents,
          currency: 'USD',
          reason: 'testMoney',
        } as const
        await post(tx, [{ ...leg, id: uuidV7(systemClock.now()) }])
        given.push({ key, type, amount: cents })
        return { type: 'given' }
      }),
    ],
  }
  server = await startTestServer({ modules: [...(await discoverModules()), giver] })
})
afterAll(() => server.stop())

let keys = 0
const newKey = (): string => `loyalty-test-${String((keys += 1)).padStart(8, '0')}`

interface Guest {
  readonly browser: TestBrowser
  readonly player: PlayerId
  readonly bet: () => Promise<number>
}

async function seated(): Promise<Guest> {
  const browser = await openBrowser(server.url)
  const form = newPlayer('1')
  await browser.do('register', form)
  const { connection, game } = await browser.do('openGame', { uri })
  gameId = game.id
  const stake = game.betLevels.at(-1) ?? 0
  const [row] = await rowsOf<{ player_id: PlayerId }>(
    server.database,
    'SELECT player_id::float8 AS player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  const bet = async () => {
    const fields = { uri, connection, requestKey: newKey(), stake: String(stake), action: 'bet' }
    const { round } = await browser.do('play', fields)
    return round.finished ? stake : 0
  }
  return { browser, player: playerId(Number(row?.player_id)), bet }
}

const counted = (count: number, { browser }: Guest) =>
  expect.poll(async () => (await browser.do('compPoints')).total, { timeout: 20_000 }).toBe(count)

const needs = () => ({
  database: server.database,
  clock: systemClock,
  gameOf: () => gameCounted({ kind: 'slot', isOwn: true }),
  withheldFrom: server.house.get(promotable).withheldFrom,
})

const made = (player: PlayerId, stake: number): RoundToCount => ({
  player,
  roundId: uuidV7(systemClock.now()),
  gameId,
  stake,
  payout: 0,
  at: isoTime(systemClock.now()),
})

const houseSecret = new Uint8Array(32).fill(7)
const secondKey = localKey(new Uint8Array(32).fill(9))
let isSignerAway = false
const secrets = drawSecrets(
  houseSecret,
  createSeedKeeper({
    houseSecret,
    second: {
      publicKey: secondKey.publicKey,
      open: (seed) =>
        isSignerAway
          ? Promise.reject(new Busy('the signer is away', 'seeds'))
          : secondKey.open(seed),
    },
  }),
)

/** What the house is at another time. */
const needsAt = (now: number): LoyaltyNeeds => ({
  ...needs(),
  clock: { now: () => now },
  giveGrant:
    () =>
    async (_tx, { key, type, amount: cents }) => {
      given.push({ key, type, amount: cents })
      return { type: 'given' }
    },
  drawSecrets: secrets,
  sortOf: () => undefined,
  send: async () => undefined,
  touchSeat: async () => undefined,
  playerStatus: () => Promise.reject(new Error('nobody asks')),
  tellPlayers: () => undefined,
})

const audit = () => auditHouse(server.database, () => undefined)

describe('rounds that are played', () => {
  it('earn points, each told with how many and why, and what was played again comes to the same', async () => {
    const guest = await seated()
    let staked = 0
    let finished = 0
    for (let round = 0; round < 5; round += 1) {
      const stake = await guest.bet()
      if (stake === 0) break
      staked += stake
      finished += 1
    }
    await counted(finished, guest)
    const told = await guest.browser.do('compPoints')
    expect(told.points).toBe(staked * 100)
    expect(told.vip).toMatchObject({ level: 0, lifetime: staked, next: 500_000 })
    expect(told.rounds[0]).toMatchObject({ uri, share: 100, times: 100, withheld: null })
    const rebuilt = await rebuild({ ...needs(), players: [guest.player] }, { repair: false })
    expect(rebuilt).toMatchObject({ rounds: finished, missing: 0, differences: [] })
    expect(await audit()).toEqual([])
  })

  it('earn nothing while the player has a limit, and say so', async () => {
    const guest = await seated()
    await guest.browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' })
    await guest.bet()
    await counted(1, guest)
    const told = await guest.browser.do('compPoints')
    expect(told).toMatchObject({ points: 0, withheld: 'limited', vip: { lifetime: 0 } })
    expect(told.rounds[0]).toMatchObject({ points: 0, withheld: 'limited' })
  })
})

describe('a round that is told again', () => {
  it('is counted once, though the house dies in the middle twenty times', async () => {
    const guest = await seated()
    const rounds = Array.from({ length: 60 }, () => made(guest.player, 1_000))
    for (let kill = 0; kill < 20; kill += 1) {
      const portion = rounds.slice(0, 3 * (kill + 1))
      // The connection that counts is ended by the database, some moment later.
      const counting = countRounds(needs(), portion).catch(() => 0)
      if (kill % 2 === 0)
        await server.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%loyalty%' AND state <> 'idle'`,
        )
      await counting
    }
    await Promise.all([1, 2, 3].map(() => countRounds(needs(), rounds)))
    expect(await guest.browser.do('compPoints')).toMatchObject({
      total: 60,
      points: 60 * 100_000,
      vip: { lifetime: 60_000 },
    })
  })
})

describe('a level', () => {
  it('is reached by turnover, told once by a letter, and shown by the status', async () => {
    const guest = await seated()
    await countRounds(needs(), [made(guest.player, 499_999), made(guest.player, 1)])
    await countRounds(needs(), [made(guest.player, 1_000)])
    const told = await guest.browser.do('compPoints')
    expect(told.vip).toMatchObject({ level: 1, next: 2_500_000 })
    expect(told.rounds[0]).toMatchObject({ times: 125, points: 125_000 })
    await expect
      .poll(async () => (await guest.browser.do('status')).userStatus, { timeout: 20_000 })
      .toMatchObject({ vipLevel: 1, jackpotTokens: 501, lottoTickets: 100 })
    const subjects = async () =>
      (await guest.browser.do('messages')).messages.map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 20_000 }).toContain('You are now Bronze')
    await countRounds(needs(), [made(guest.player, 1_000)])
    await expect
      .poll(async () => (await guest.browser.do('status')).userStatus, { timeout: 20_000 })
      .toMatchObject({ jackpotTokens: 502 })
    expect((await subjects()).filter((subject) => subject.includes('Bronze'))).toHaveLength(1)
    expect(given.filter(({ key }) => key.startsWith('vip:'))).toEqual([
      { key: 'vip:bronze', type: 'manual', amount: 1_000n },
    ])
  })
})

describe('points', () => {
  it('become a grant once a key, leave the account, and no more than there are', async () => {
    const guest = await seated()
    await countRounds(needs(), [made(guest.player, 1_500_000)])
    const before = await guest.browser.do('compPoints')
    expect(before).toMatchObject({ convertible: 1_500, canConvert: true })
    const wish = { requestKey: newKey(), points: '400' }
    const first = await guest.browser.do('convertCompPoints', wish)
    const again = await guest.browser.do('convertCompPoints', wish)
    expect([first.amount, first.points, again.points]).toEqual([400, 110_000_000, 110_000_000])
    expect(given.filter(({ type }) => type === 'compExchange')).toHaveLength(1)
    const other = { ...wish, points: '500' }
    expect((await guest.browser.refused('convertCompPoints', other)).code).toBe(
      'REQUEST_KEY_REUSED',
    )
    for (const points of ['99', '1101'])
      expect(
        (await guest.browser.refused('convertCompPoints', { requestKey: newKey(), points })).code,
      ).toBe('FORM_INVALID')
    expect((await audit()).filter((line) => line.includes('on the ledger'))).toEqual([])
  })
})

describe('points that staff gave', () => {
  it('are exchanged by who has no counted round, and expire as others do', async () => {
    const guest = await seated()
    const correction = { id: uuidV7(systemClock.now()), staff: 'ada', at: systemClock.now() }
    const given300 = { ...correction, player: guest.player, hundredths: 30_000 }
    await server.database.transaction((tx) => correctPoints(tx, given300))
    const told = await guest.browser.do('compPoints')
    expect(told).toMatchObject({ points: 30_000_000, convertible: 300, total: 0 })
    expect(told.expiresAt).not.toBeNull()
    const wish = { requestKey: newKey(), points: '300' }
    expect(await guest.browser.do('convertCompPoints', wish)).toMatchObject({ points: 0 })
    expect((await audit()).filter((line) => line.includes('counted rounds'))).toEqual([])
  })
})

describe('a week that was lost', () => {
  it('comes back in part, with its arithmetic, once, within seven days', async () => {
    const guest = await seated()
    await countRounds(needs(), [made(guest.player, 1_000)])
    // The test money of a new account and a deposit: 1,200.00, of which 600.00 are lost.
    await server.database.transaction(async (tx) => {
      const { cash } = await readPurse(tx, guest.player)
      const house = await houseAccount(tx, { code: codes.housePayments, currency: 'USD', till: 9 })
      const games = await houseAccount(tx, { code: codes.houseGames, currency: 'USD', till: 9 })
      const leg = { id: uuidV7(systemClock.now()), currency: 'USD' } as const
      const [paid, lost] = [amount(20_000n), amount(60_000n)]
      await post(tx, [
        { ...leg, leg: 1, debit: house, credit: cash, amount: paid, reason: 'deposit' },
        { ...leg, leg: 2, debit: cash, credit: games, amount: lost, reason: 'providerBet' },
      ])
    })
    const nextWeek = systemClock.now() + 7 * 24 * 3_600_000
    const closing = needsAt(nextWeek)
    await closeWeek(closing)
    await closeWeek(closing)
    const told = await guest.browser.do('cashback')
    const week = weekOf(systemClock.now())
    expect(told.weeks).toEqual([
      {
        week,
        opening: 0,
        deposits: 120_000,
        cancelled: 0,
        withdrawals: 0,
        closing: 60_000,
        converted: 0,
        takenBack: 0,
        excess: 20_000,
        loss: 40_000,
        level: 1,
        permille: 50,
        amount: 2_000,
        withheld: null,
        state: 'open',
        claimUntil: isoTime(endOfWeek(week) + 7 * 24 * 3_600_000),
      },
    ])
    for (let time = 0; time < 2; time += 1) {
      const claimed = await guest.browser.do('claimCashback', { week })
      expect(claimed.weeks[0]).toMatchObject({ state: 'claimed' })
    }
    expect(given.filter(({ type }) => type === 'cashback')).toHaveLength(1)
  })
})

describe('play money', () => {
  it('earns no points, and no week of it comes back', async () => {
    const browser = await openBrowser(server.url)
    await browser.do('register', newPlayer('2'))
    expect(await browser.do('compPoints')).toMatchObject({ points: 0, withheld: 'playMoney' })
    expect(await browser.do('cashback')).toMatchObject({ isOffered: false, weeks: [] })
  })
})

describe('a draw of the lotto', () => {
  it('is promised before, fills its drum with all tickets, and can be drawn again by anybody', async () => {
    const guests = [await seated(), await seated(), await seated()] as const
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as rounds come
    for (const [index, { player }] of guests.entries())
      await countRounds(needs(), [made(player, 50_000 * (index + 1))])
    // The house opened a draw when it started; here it is sealed anew by secrets that the test has.
    const [guest] = guests
    const before = await guest.browser.do('lotto')
    expect(before.next?.number).toBe(1)
    await server.database.query('ALTER TABLE loyalty_draw DISABLE TRIGGER USER')
    const fresh = await secrets.fresh(1)
    await server.database.query(
      `UPDATE loyalty_draw SET sealed = $1, seed_hash = decode($2, 'hex')`,
      [fresh.sealed, fresh.hash],
    )
    const nextWeek = systemClock.now() + 7 * 24 * 3_600_000
    // While nobody opens its seed the draw waits, and no ticket is lost to it.
    isSignerAway = true
    await expect(keepLotto(needsAt(nextWeek))).rejects.toMatchObject({ reason: 'seeds' })
    isSignerAway = false
    expect(await guest.browser.do('lotto')).toMatchObject({ mine: before.mine, past: [] })
    await keepLotto(needsAt(nextWeek))
    await keepLotto(needsAt(nextWeek))
    const after = await guest.browser.do('lotto')
    const [draw] = after.past
    if (!draw?.root) throw new Error('nothing was drawn')
    expect(draw).toMatchObject({ number: 1, serverSeedHash: fresh.hash, carried: 0 })
    const { runs } = await guest.browser.do('lottoDrum', { number: '1' })
    expect(drumRoot(runs)).toBe(draw.root)
    // Whoever had tickets sees which, and nobody else's.
    expect(draw.own).toMatchObject({ count: before.mine })
    expect(runs).toContainEqual(draw.own)
    const visitor = await openBrowser(server.url)
    expect((await visitor.do('lotto')).past[0]?.own).toBeNull()
    const first = draw.prizes[0]
    expect(first?.amount).toBe(firstPrizeOf(draw.carried, draw.tickets))
    const { next } = after
    const isKept = first?.given === true
    expect(next?.first).toBe(firstPrizeOf(isKept ? 0 : draw.tickets * lottoRules.firstPerTicket, 0))
    const again = drawTickets(runs, {
      serverSeed: fromHex(draw.serverSeed),
      root: draw.root,
      number: 1,
      prizes: 15,
      firstAmong: draw.firstAmong,
    })
    expect(again.map(({ ticket, run }) => ({ ticket, owner: run?.owner ?? null }))).toEqual(
      draw.prizes.map(({ ticket, owner }) => ({ ticket, owner })),
    )
    expect(after).toMatchObject({ mine: 0, next: { number: 2, tickets: 0 } })
    expect(given.filter(({ type }) => type === 'lottoPrize').length).toBeGreaterThan(0)
  })

  it('has its seed sealed anew while the sale is on, where one key had sealed it', async () => {
    const number = 2
    const key = derivedKey(houseSecret, 'seeds of lotto draws')
    const seed = Buffer.alloc(32, 5)
    const old = sealSecret(key, `lotto draw ${number}`, seed)
    expect(Buffer.from(await secrets.open(number, old))).toEqual(seed)
    await server.database.query(
      `UPDATE loyalty_draw SET sealed = $1, seed_hash = sha256($2) WHERE number = $3`,
      [old, seed, number],
    )
    await keepLotto(needsAt(systemClock.now()))
    const [row] = await rowsOf<{ sealed: Buffer }>(
      server.database,
      'SELECT sealed FROM loyalty_draw WHERE number = $1',
      [number],
    )
    const sealed = row?.sealed ?? Buffer.alloc(0)
    const alone = drawSecrets(houseSecret, createSeedKeeper({ houseSecret }))
    await expect(alone.open(number, sealed)).rejects.toThrow()
    expect(Buffer.from(await secrets.open(number, sealed))).toEqual(seed)
  })
})
