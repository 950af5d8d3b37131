import { randomUUID } from 'node:crypto'
import { amount } from '@fairhouse/money'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { codes, houseAccount, post, readAccounts } from '#modules/ledger'
import { auditMoney } from '#modules/play'
import { readPurse } from '#modules/wallet'
import { natsServer, startNats, type TestNats } from '../platform/bus/testing/nats-server.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { playerId, uuidV7 } from '../platform/ids.ts'
import { rowsOf } from '../platform/rows.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import { emptyBrowser, signUp, type TestBrowser } from '../wire/test-browser.ts'
import { openSocket } from '../wire/test-socket.ts'
import { asked, atNode, playRound, sitDown, uri } from './testing/bettor.ts'
import { type Node, startNode } from './testing/start-node.ts'

const patience = { timeout: 30_000, interval: 50 }

describe.skipIf(natsServer === undefined)('two nodes on one database', () => {
  let nats: TestNats
  let test: TestDatabase
  let database: Database
  let a: Node
  let b: Node

  beforeAll(async () => {
    nats = await startNats()
    test = await cloneDatabase()
    const house = { databaseUrl: test.connectionString, natsUrl: nats.url }
    a = await startNode(house)
    b = await startNode(house)
    database = openDatabase({
      connectionString: test.connectionString,
      poolSize: 2,
      onFault: () => undefined,
    })
    await bothConnected()
  })
  afterEach(async () => {
    // Whatever a test did, every cent and every nonce is where it belongs.
    expect(await auditMoney(database)).toEqual([])
  })
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()])
    await nats.kill()
    await database.end()
    await test.drop()
  })

  const bothConnected = () =>
    vi.waitFor(async () => {
      for (const node of [a, b]) expect((await node.readiness()).without).toEqual([])
    }, patience)

  /** A player signed in at one node, with the same browser at the other. */
  async function playerAtBoth() {
    const { browser, form } = await signUp(a.url)
    const seat = await sitDown(browser)
    return { ...seat, form, atA: browser, atB: atNode(browser, b.url) }
  }
  const creditsOf = async (browser: TestBrowser) => {
    const { userStatus } = await browser.do('status')
    return 'creditsFreePlay' in userStatus ? userStatus.creditsFreePlay : Number.NaN
  }

  it('let one player bet on both at once: nothing is lost, doubled or refused wrongly', async () => {
    const { atA, atB, fields, stake } = await playerAtBoth()
    const before = await creditsOf(atA)
    const hands = [atA, atA, atA, atB, atB, atB]
    const rounds = 300
    const played: { id: string; nonce: number; payout: number }[] = []
    const play = async (browser: TestBrowser) => {
      for (let left = rounds / hands.length; left > 0; ) {
        const round = await playRound(browser, fields)
        if (!round) continue
        played.push(round)
        left -= 1
      }
    }
    await Promise.all(hands.map(play))
    const nonces = played.map(({ nonce }) => nonce).toSorted((left, right) => left - right)
    expect(nonces).toEqual(Array.from(nonces.keys()))
    expect(new Set(played.map(({ id }) => id)).size).toBe(played.length)
    const won = played.reduce((sum, { payout }) => sum + payout, 0)
    const after = before - stake * played.length + won
    expect([await creditsOf(atA), await creditsOf(atB)]).toEqual([after, after])
    const history = await atB.do('gameHistory', { uri: 'all' })
    expect(history.total).toBe(played.length)
    for (const node of [a, b])
      expect(await node.metric('fairhouse_commit_decisions_sum')).toBeGreaterThan(rounds / 10)
  })

  it('make one bet of the same key at both at once, and answer with equal bytes', async () => {
    const { atA, atB, fields } = await playerAtBoth()
    for (let times = 0; times < 20; times++) {
      const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
      const answers = await Promise.all([atA, atB, atB, atA].map((node) => asked(node, bet)))
      const [first] = answers
      expect(first?.body['status']).toBe(1)
      for (const { text } of answers) expect(text).toBe(first?.text)
      await finishOpenRound(atA, fields)
    }
    expect((await atB.do('gameHistory', { uri: 'all' })).total).toBe(20)
  })

  /** Goes on with a round that a test left open, if it did. */
  async function finishOpenRound(browser: TestBrowser, fields: Record<string, string>) {
    for (;;) {
      const { round, connection } = await browser.do('openGame', { uri })
      fields['connection'] = connection
      const [action] = round?.actions ?? []
      if (!action) return
      const data =
        action.type === 'pick' ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
      const move = { ...fields, ...data, action: action.type, requestKey: randomUUID() }
      await asked(browser, move)
    }
  }

  it('give one key to a bet at one or to a top-up at the other, never to both', async () => {
    const { atA, atB, fields, form } = await playerAtBoth()
    for (let times = 0; times < 10; times++) {
      await leaveCredits(form.login, 5_000)
      const requestKey = randomUUID()
      const [bet, topUp] = await Promise.all([
        asked(atA, { ...fields, action: 'bet', requestKey }),
        atB.ask('topUp', { requestKey }),
      ])
      const outcomes = [bet, topUp].map(({ body }) => body['code'] ?? 'done')
      expect(new Set(outcomes)).toEqual(new Set(['REQUEST_KEY_REUSED', 'done']))
      await finishOpenRound(atA, fields)
    }
  })

  /** Takes from a player by the ledger's own door what is more than `left`. */
  async function leaveCredits(login: string, left: number) {
    const [row] = await rowsOf<{ player_id: bigint }>(
      database,
      'SELECT player_id FROM identity_account WHERE login = $1',
      [login],
    )
    await database.transaction(async (tx) => {
      const { credits } = await readPurse(tx, playerId(Number(row?.player_id)))
      const account = (await readAccounts(tx, [credits])).get(credits)
      if (!account) throw new Error('a player has credits')
      const extra = account.creditsPosted - account.debitsPosted - BigInt(left)
      if (extra <= 0n) return
      const posted = await post(tx, [
        {
          id: uuidV7(Date.now()),
          leg: 1,
          debit: credits,
          credit: await houseAccount(tx, { code: codes.houseCredits, currency: 'CREDIT', till: 0 }),
          amount: amount(extra),
          currency: 'CREDIT',
          reason: 'creditsTopUp',
        },
      ])
      expect(posted.type).not.toBe('refused')
    })
  }

  it('end a session on both when it ends on one: sockets close, calls and bets are refused', async () => {
    const { atA, atB, fields, form } = await playerAtBoth()
    const before = await creditsOf(atB)
    const socket = await openSocket(b.url, atB)
    socket.send({ type: 'subscribe', topics: ['user'] })
    await socket.next('status')
    await atA.do('logOut')
    expect(await socket.closed).toBe(4001)
    const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
    expect(await atB.refused('play', bet)).toMatchObject({ code: 35 })
    const again = emptyBrowser(b.url)
    await again.do('status')
    expect((await again.do('logIn', form)).userStatus).toMatchObject({ creditsFreePlay: before })
  })

  it('tell both of a winner, once', async () => {
    const { atA, fields, stake } = await playerAtBoth()
    const sockets = await Promise.all([a, b].map((node) => openSocket(node.url, null)))
    for (const { send, next } of sockets) {
      send({ type: 'subscribe', topics: ['winners'] })
      await next('winners')
    }
    const wins: number[] = []
    while (wins.length < 3) {
      const round = await playRound(atA, fields)
      if (round && round.payout > stake) wins.push(round.payout)
    }
    for (const { next, socket } of sockets) {
      const told: number[] = []
      while (told.length < wins.length)
        told.push(...(await next('winners')).data.map((winner) => winner.amount))
      expect(told).toEqual(wins)
      socket.close()
    }
  })

  it('refuse a bet of an ended session even when nothing was heard of its end', async () => {
    const { atA, atB, fields } = await playerAtBoth()
    await nats.kill()
    await vi.waitFor(async () => expect((await b.readiness()).without).toEqual(['bus']), patience)
    // From here on B remembers the session, and nothing else of the player.
    await atB.do('lastWinners')
    await atA.do('logOut')
    const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
    expect(await atB.refused('play', bet)).toMatchObject({ code: 35 })
    await nats.restart()
    await bothConnected()
  })

  it("tell a player's browser at one of the balance after a bet at the other", async () => {
    const { atA, atB, fields } = await playerAtBoth()
    const { send, next, socket } = await openSocket(b.url, atB)
    send({ type: 'subscribe', topics: ['user'] })
    await next('status')
    await playRound(atA, fields)
    const now = await creditsOf(atA)
    let told
    do told = (await next('status')).data.userStatus
    while (!('creditsFreePlay' in told) || told.creditsFreePlay !== now)
    socket.close()
  })

  it('go on without the bus, say so, and catch up when it is back', async () => {
    const { atA, atB, fields, stake, form } = await playerAtBoth()
    await nats.kill()
    await vi.waitFor(async () => {
      for (const node of [a, b])
        expect(await node.readiness()).toEqual({ ready: true, waitingFor: [], without: ['bus'] })
    }, patience)
    expect(await a.metric('fairhouse_bus_connected')).toBe(0)
    let won = 0
    while (won <= stake) {
      won = (await playRound(atA, fields))?.payout ?? 0
      won = Math.max(won, (await playRound(atB, fields))?.payout ?? 0)
    }
    const before = await creditsOf(atB)
    await atA.do('logOut')
    const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
    expect(await atB.refused('play', bet)).toMatchObject({ code: 35 })
    await nats.restart()
    await bothConnected()
    for (const node of [a, b])
      await vi.waitFor(async () => {
        const visitor = emptyBrowser(node.url)
        await visitor.do('status')
        const { winners } = await visitor.do('lastWinners', { limit: '50' })
        expect(winners.map(({ amount: payout }) => payout)).toContain(won)
      }, patience)
    const again = emptyBrowser(b.url)
    await again.do('status')
    expect((await again.do('logIn', form)).userStatus).toMatchObject({ creditsFreePlay: before })
  })

  it('do not wait for one that is frozen in the middle of its work', async () => {
    const { atA, atB, fields, stake } = await playerAtBoth()
    const before = await creditsOf(atA)
    const played: (number | null)[] = []
    const stalled = Array.from({ length: 20 }, () =>
      asked(atA, { ...fields, action: 'bet', requestKey: randomUUID() }),
    )
    a.signal('SIGSTOP')
    const connection = await sitDown(atB)
    for (let rounds = 0; rounds < 20; rounds++)
      played.push((await playRound(atB, connection.fields))?.payout ?? null)
    a.signal('SIGCONT')
    const late = await Promise.all(stalled)
    // Whoever was not done when the player sat down elsewhere is told so: its connection is over.
    for (const { body } of late) expect([1, 0]).toContain(body['status'])
    await finishOpenRound(atB, fields)
    const history = await atB.do('gameHistory', { uri: 'all' })
    const done = late.filter(({ body }) => body['status'] === 1).length
    expect(history.total).toBe(done + played.filter((payout) => payout !== null).length)
    const paid = await rowsOf<{ payout: bigint }>(
      database,
      `SELECT coalesce(sum(payout), 0)::bigint AS payout FROM play_step WHERE finished AND player_id =
        (SELECT max(player_id) FROM play_step)`,
    )
    expect(await creditsOf(atA)).toBe(
      before - stake * history.total + Number(paid[0]?.payout ?? 0n),
    )
  })
})
