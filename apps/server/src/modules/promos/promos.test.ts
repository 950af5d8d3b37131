import { miniSlotPrize, mysteryPrize, prizeIn, towerPrize } from '@fairhouse/contract/promo-rules'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditHouse } from '../../house/audit-house.ts'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { isRefused, type PlayerAsk } from '#platform/answer'
import { systemClock } from '#platform/clock'
import { derivedKey } from '#platform/derived-key'
import { Busy } from '#platform/faults'
import { rowsOf } from '#platform/rows'
import { sealSecret } from '#platform/sealed'
import { localKey } from '#platform/seeds/second-key'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { tokenTo } from '../../wire/test-letters.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { emptyStatus } from '../cashier/testing/sample-status.ts'
import { countRounds } from '../loyalty/earning/count-rounds.ts'
import { gameCounted } from '../loyalty/earning/counted-round.ts'
import { drawPromo } from './drawn.ts'
import type { PromoNeeds } from './needs.ts'
import { playMiniSlot } from './play-promo.ts'
import { promoSecrets } from './promo-secrets.ts'
import { tellPromos } from './tell-promos.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function guest(userType: '1' | '2') {
  const browser = await openBrowser(server.url)
  const form = newPlayer(userType)
  await browser.do('register', form)
  const [row] = await rowsOf<{ player_id: number }>(
    server.database,
    'SELECT player_id::float8 AS player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  return { browser, email: form.email, player: playerId(Number(row?.player_id)) }
}

let keys = 0
const newKey = (): string => `promo-test-${String((keys += 1)).padStart(8, '0')}`

async function wish(browser: TestBrowser) {
  const { miniSlot } = await browser.do('promos')
  const serverSeedHash = miniSlot.serverSeedHash ?? ''
  return { requestKey: newKey(), clientSeed: 'my own chance', serverSeedHash }
}

const credits = async (browser: TestBrowser): Promise<number> => {
  const { userStatus } = await browser.do('status')
  return userStatus.isLogged ? userStatus.creditsFreePlay : Number.NaN
}

const houseSecret = new Uint8Array(32).fill(7)

/** The house with other answers for what a test is about. */
const needsWith = (over: Partial<PromoNeeds>): PromoNeeds => ({
  database: server.database,
  clock: systemClock,
  secrets: promoSecrets(createSeedKeeper({ houseSecret })),
  giveGrant: () => Promise.reject(new Error('nobody gives')),
  withheldFrom: async () => () => null,
  touchSeat: async () => undefined,
  playerStatus: () => Promise.reject(new Error('nobody asks')),
  tellPlayers: () => undefined,
  ...over,
})

const askOf = (player: PlayerAsk['player']): PlayerAsk => ({
  requestId: 'promo-test',
  player,
  sessionId: 'promo-test',
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'test',
  host: 'localhost',
  device: null,
})

describe('the mini slot of an account of play money', () => {
  it('follows from the promised seed, gives its prize, and is the same for the same key', async () => {
    const { browser } = await guest('2')
    const before = await credits(browser)
    const asked = await wish(browser)
    const first = await browser.do('miniSlotPromo', asked)
    const again = await browser.do('miniSlotPromo', asked)
    expect(again.promo).toEqual(first.promo)
    const { play } = first.promo
    if (!play) throw new Error('nothing was played')
    expect(seedHash(fromHex(play.serverSeed))).toBe(asked.serverSeedHash)
    const seeds = { serverSeed: fromHex(play.serverSeed), clientSeed: asked.clientSeed }
    expect(drawPromo(seeds, { promo: 'miniSlot', box: null }).outcome).toEqual(play.outcome)
    expect(play.prize).toBe(prizeIn(miniSlotPrize(play.outcome), 'CREDIT'))
    expect((await credits(browser)) - before).toBe(play.prize)
  })

  it('is played once, however many browsers ask at once', async () => {
    const { browser } = await guest('2')
    const asked = await wish(browser)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.ask('miniSlotPromo', { ...asked, requestKey: newKey() }),
      ),
    )
    const codes = answers.map(({ body }) => ('code' in body ? body['code'] : 'played'))
    expect(codes.filter((code) => code === 'played')).toHaveLength(1)
    expect(codes.filter((code) => code === 32)).toHaveLength(7)
  })

  it('with another promise than the one of today is not played', async () => {
    const { browser } = await guest('2')
    const asked = await wish(browser)
    const other = { ...asked, serverSeedHash: 'ab'.repeat(32) }
    expect(await browser.refused('miniSlotPromo', other)).toMatchObject({ code: 32 })
    expect((await browser.do('promos')).miniSlot.play).toBeNull()
  })

  it('with another client seed under the same key is refused', async () => {
    const { browser } = await guest('2')
    const asked = await wish(browser)
    await browser.do('miniSlotPromo', asked)
    const other = { ...asked, clientSeed: 'another one' }
    expect((await browser.refused('miniSlotPromo', other)).code).toBe('REQUEST_KEY_REUSED')
  })

  it('is not offered to who has set a limit', async () => {
    const { browser } = await guest('2')
    const asked = await wish(browser)
    await browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' })
    expect((await browser.do('promos')).miniSlot).toMatchObject({ bar: 'limited', play: null })
    expect((await browser.refused('miniSlotPromo', asked)).code).toBe(32)
  })
})

describe('the mystery', () => {
  it('opens the chosen box, once, and shows what was in the others', async () => {
    const { browser } = await guest('2')
    const { mystery } = await browser.do('promos')
    const asked = {
      requestKey: newKey(),
      clientSeed: 'my own chance',
      serverSeedHash: mystery.serverSeedHash ?? '',
    }
    expect((await browser.refused('monthlyMysteryPromo', { ...asked, box: '12' })).code).toBe(
      'FORM_INVALID',
    )
    const { promo } = await browser.do('monthlyMysteryPromo', { ...asked, box: '3' })
    const { play } = promo
    if (!play) throw new Error('nothing was opened')
    expect(play).toMatchObject({ box: 3, clientSeed: 'my own chance' })
    expect(play.outcome.toSorted((one, two) => one - two)).toEqual([...play.outcome.keys()])
    expect(play.prize).toBe(prizeIn(mysteryPrize(play.outcome, 3), 'CREDIT'))
    const other = { ...asked, requestKey: newKey(), box: '4' }
    expect((await browser.refused('monthlyMysteryPromo', other)).code).toBe(32)
  })
})

describe('an account of dollars', () => {
  it('has to verify its address first, and then gets a bonus of type 8', async () => {
    const { browser, email } = await guest('1')
    const { mystery } = await browser.do('promos')
    expect(mystery).toMatchObject({ bar: 'email', serverSeedHash: null, currency: 'USD' })
    await browser.do('verifyEmail', { token: (await tokenTo(server, email, 'verifyEmail')) ?? '' })
    const verified = (await browser.do('promos')).mystery
    expect(verified.bar).toBeNull()
    const asked = { requestKey: newKey(), clientSeed: 'mine', box: '0' }
    const { promo } = await browser.do('monthlyMysteryPromo', {
      ...asked,
      serverSeedHash: verified.serverSeedHash ?? '',
    })
    const { grants } = await browser.do('readBonuses')
    expect(grants).toEqual([
      expect.objectContaining({
        bonusType: 8,
        bonusAmount: promo.play?.prize,
        needToWager: promo.play?.prize,
      }),
    ])
    expect(await auditHouse(server.database, () => undefined)).toEqual([])
  })

  it('is given nothing where the place allows no bonuses', async () => {
    const { player } = await guest('1')
    const outcome = await tellPromos(
      needsWith({
        withheldFrom: async () => () => 'place',
        playerStatus: async () => emptyStatus,
      }),
    )(askOf(player), {})
    if (isRefused(outcome)) throw new Error('it is told')
    expect(outcome.reply.miniSlot).toMatchObject({ bar: 'place', serverSeedHash: null })
  })

  it('has not played when its grant is refused', async () => {
    const { player } = await guest('2')
    const needs = needsWith({
      playerStatus: async () => ({ ...emptyStatus, userType: 2, currency: 'CREDIT' }),
      touchSeat: () => Promise.reject(new Error('the house dies here')),
    })
    const told = await tellPromos(needs)(askOf(player), {})
    if (isRefused(told)) throw new Error('it is told')
    const serverSeedHash = told.reply.miniSlot.serverSeedHash ?? ''
    // Seeds of clients are tried until one wins: only a prize touches the seat.
    const { secrets } = needs
    const [row] = await rowsOf<{ sealed: Buffer; period: string }>(
      server.database,
      `SELECT sealed, period FROM promos_play WHERE player_id = $1 AND promo = 'miniSlot'`,
      [player],
    )
    if (!row) throw new Error('nothing was promised')
    const seed = await secrets.open({ player, promo: 'miniSlot', period: row.period }, row.sealed)
    const winning = Array.from({ length: 200 }, (_, one) => `seed ${one}`).find(
      (clientSeed) =>
        drawPromo({ serverSeed: seed, clientSeed }, { promo: 'miniSlot', box: null }).prize > 0,
    )
    const asked = { requestKey: newKey(), clientSeed: winning ?? '', serverSeedHash }
    await expect(playMiniSlot(needs)(askOf(player), asked)).rejects.toThrow('dies here')
    const after = await tellPromos(needs)(askOf(player), {})
    if (isRefused(after)) throw new Error('it is told')
    expect(after.reply.miniSlot.play).toBeNull()
  })
})

describe('the seed of a small game', () => {
  /** A house whose signer may be away, and that says how often it was asked. */
  function signed() {
    const key = localKey(new Uint8Array(32).fill(9))
    const at = { away: false, asked: 0 }
    const second = {
      publicKey: key.publicKey,
      open: async (seed: Parameters<typeof key.open>[0]) => {
        at.asked += 1
        if (at.away) throw new Busy('the signer is away', 'seeds')
        return key.open(seed)
      },
    }
    const seeds = createSeedKeeper({ houseSecret, second })
    const needs = needsWith({
      secrets: promoSecrets(seeds),
      playerStatus: async () => ({ ...emptyStatus, userType: 2, currency: 'CREDIT' }),
    })
    return { at, needs }
  }
  const promised = async (needs: PromoNeeds, player: PlayerAsk['player']) => {
    const told = await tellPromos(needs)(askOf(player), {})
    if (isRefused(told)) throw new Error('it is told')
    return told.reply.miniSlot
  }
  const asking = (serverSeedHash: string | null) => ({
    requestKey: newKey(),
    clientSeed: 'my own chance',
    serverSeedHash: serverSeedHash ?? '',
  })
  const sealedOf = async (player: PlayerAsk['player']) => {
    const [row] = await rowsOf<{ sealed: Buffer; period: string }>(
      server.database,
      `SELECT sealed, period FROM promos_play WHERE player_id = $1 AND promo = 'miniSlot'`,
      [player],
    )
    if (!row) throw new Error('nothing was promised')
    return row
  }

  it('is under two keys: without the signer nothing is played, and looking asks nobody', async () => {
    const { player } = await guest('2')
    const { at, needs } = signed()
    const asked = asking((await promised(needs, player)).serverSeedHash)
    await promised(needs, player)
    expect(at.asked).toBe(0)
    at.away = true
    const busy = { name: 'Busy', reason: 'seeds' }
    await expect(playMiniSlot(needs)(askOf(player), asked)).rejects.toMatchObject(busy)
    expect((await promised(needs, player)).play).toBeNull()
    at.away = false
    await playMiniSlot(needs)(askOf(player), asked)
    await playMiniSlot(needs)(askOf(player), asked)
    expect(at.asked).toBe(2)
    const { play } = await promised(needs, player)
    expect(seedHash(fromHex(play?.serverSeed ?? ''))).toBe(asked.serverSeedHash)
  })

  it('is not opened for a play that is refused', async () => {
    const { player } = await guest('2')
    const { at, needs } = signed()
    const asked = asking((await promised(needs, player)).serverSeedHash)
    const other = { ...asked, serverSeedHash: '0'.repeat(64) }
    expect(isRefused(await playMiniSlot(needs)(askOf(player), other))).toBe(true)
    expect(at.asked).toBe(0)
  })

  it('that one key sealed is played as it was promised, and sealed anew once it is told', async () => {
    const { player } = await guest('2')
    const { at, needs } = signed()
    const { serverSeedHash } = await promised(needs, player)
    // As the version before had sealed it.
    const { period, sealed: made } = await sealedOf(player)
    const owner = { player, promo: 'miniSlot', period } as const
    const seed = await needs.secrets.open(owner, made)
    const before = sealSecret(
      derivedKey(houseSecret, 'seeds of small games'),
      `miniSlot ${period} ${player}`,
      seed,
    )
    await server.database.query(
      `UPDATE promos_play SET sealed = $2 WHERE player_id = $1 AND promo = 'miniSlot'`,
      [player, before],
    )
    at.asked = 0
    expect(Buffer.from(await needs.secrets.open(owner, before))).toEqual(Buffer.from(seed))
    await promised(needs, player)
    expect(at.asked).toBe(0)
    const { sealed } = await sealedOf(player)
    const alone = promoSecrets(createSeedKeeper({ houseSecret }))
    await expect(alone.open(owner, sealed)).rejects.toThrow()
    const told = await playMiniSlot(needs)(askOf(player), asking(serverSeedHash))
    expect(isRefused(told)).toBe(false)
    expect(at.asked).toBe(1)
  })
})

describe('the token tower', () => {
  async function climber(tokens: number) {
    const { browser, email, player } = await guest('1')
    await browser.do('verifyEmail', { token: (await tokenTo(server, email, 'verifyEmail')) ?? '' })
    const round = {
      player,
      roundId: uuidV7(systemClock.now()),
      gameId: 271,
      stake: tokens * 1_000,
      payout: 0,
      at: isoTime(systemClock.now()),
    }
    const gameOf = () => gameCounted({ kind: 'slot', isOwn: true })
    if (tokens > 0)
      await countRounds(
        {
          database: server.database,
          clock: systemClock,
          gameOf,
          withheldFrom: async () => () => null,
        },
        [round],
      )
    return browser
  }

  const climb = async (browser: TestBrowser, key = newKey()) => {
    const { serverSeedHash } = await browser.do('tokenTower')
    return { requestKey: key, clientSeed: 'up', serverSeedHash: serverSeedHash ?? '' }
  }

  it('takes one token a climb, and shows another promise for the next', async () => {
    const browser = await climber(2)
    const asked = await climb(browser)
    const first = await browser.do('climbTokenTower', asked)
    const again = await browser.do('climbTokenTower', asked)
    expect([first.tower.tokens, again.tower.tokens]).toEqual([1, 1])
    const [play] = first.tower.past
    if (!play) throw new Error('nothing was climbed')
    expect(seedHash(fromHex(play.serverSeed))).toBe(asked.serverSeedHash)
    expect(play.prize).toBe(towerPrize(play.outcome[0] ?? -1))
    expect(first.tower.serverSeedHash).not.toBe(asked.serverSeedHash)
    await browser.do('climbTokenTower', await climb(browser))
    expect((await browser.refused('climbTokenTower', await climb(browser))).code).toBe(32)
    expect((await browser.do('tokenTower')).past).toHaveLength(2)
    const { userStatus } = await browser.do('status')
    expect(userStatus).toMatchObject({ jackpotTokens: 0 })
    expect(await auditHouse(server.database, () => undefined)).toEqual([])
  })

  it('lets one of many climbs at once through with one token', async () => {
    const browser = await climber(1)
    const asked = await climb(browser)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        browser.ask('climbTokenTower', { ...asked, requestKey: newKey() }),
      ),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
    expect(await browser.do('tokenTower')).toMatchObject({ tokens: 0, past: [{}] })
  })

  it('has nothing for play money', async () => {
    const { browser } = await guest('2')
    expect(await browser.do('tokenTower')).toEqual({
      tokens: 0,
      serverSeedHash: null,
      bar: 'playMoney',
      past: [],
    })
  })
})
