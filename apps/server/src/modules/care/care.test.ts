import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentFacts } from '#modules/cashier'
import { compliancePort } from '#modules/compliance'
import { inboxPort } from '#modules/inbox'
import { playOfDays, playPort } from '#modules/play'
import { allMoneySince, careSince, heldInSince, holdingBack, recordCare } from '#modules/protection'
import { systemClock } from '#platform/clock'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { discoverModules } from '../../house/discover-modules.ts'
import { newPlayer, openBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { lookAfter } from './look-after.ts'
import type { CareNeeds } from './needs.ts'
import { watchPlayer } from './store/watch.ts'

const hour = 3_600_000
const now = systemClock.now()

let server: TestServer
let needs: CareNeeds
beforeAll(async () => {
  // Nobody else looks meanwhile.
  const modules = (await discoverModules()).filter(({ name }) => name !== 'care')
  server = await startTestServer({ modules })
  needs = {
    database: server.database,
    clock: { now: () => now },
    paymentsOf: paymentFacts,
    moneySince: allMoneySince,
    playOfDays,
    heldInSince,
    careSince,
    recordCare,
    touchSeat: server.house.get(playPort).touchSeat,
    send: server.house.get(inboxPort).send,
    raise: server.house.get(compliancePort).desk.raiseHarm,
  }
})
afterAll(() => server.stop())

/** A player of whom these payments are known. */
async function playerWith(payments: readonly { hoursAgo: number; type: string; state: string }[]) {
  const browser = await openBrowser(server.url)
  const form = newPlayer('1')
  await browser.do('register', form)
  const [row] = await rowsOf<{ id: number }>(
    server.database,
    'SELECT player_id::float8 AS id FROM identity_account WHERE login = $1',
    [form.login],
  )
  const player = playerId(row?.id ?? 0)
  for (const one of payments) await insertPayment(player, one)
  await moved(player)
  return { browser, player }
}

const insertPayment = (
  player: PlayerId,
  { hoursAgo, type, state }: { hoursAgo: number; type: string; state: string },
) =>
  server.database.query(
    `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, hold, created_at, changed_at)
     SELECT $1, $2, $3, $4, 'USD', 5000, true, 'card', CASE WHEN $3 = 'withdrawal' THEN $1::uuid END, moment, moment FROM to_timestamp($5::double precision / 1000) AS moment`,
    [uuidV7(now - hoursAgo * hour), player, type, state, now - hoursAgo * hour],
  )

const moved = (player: PlayerId) =>
  server.database.transaction((tx) => watchPlayer(tx, player, now))

const deposit = (hoursAgo: number) => ({ hoursAgo, type: 'deposit', state: 'confirmed' })
const takenBack = (hoursAgo: number) => ({ hoursAgo, type: 'withdrawal', state: 'cancelled' })
const declined = (hoursAgo: number) => ({ hoursAgo, type: 'deposit', state: 'declined' })

const subjects = async (browser: Awaited<ReturnType<typeof openBrowser>>) =>
  (await browser.do('messages', {})).messages.map(({ subject }) => subject)

const holdsBack = async (player: PlayerId, at: number): Promise<boolean> =>
  (await holdingBack(server.database, [player], at)).has(player)

const chasing = [deposit(9), deposit(8), deposit(7)]

describe('looking after players', () => {
  it('tells once, urges when more is seen, and asks for a call', async () => {
    const { browser, player } = await playerWith([
      ...chasing,
      declined(6),
      declined(5),
      declined(4),
    ])
    await lookAfter(needs)
    expect(await subjects(browser)).toContain('A look at how you play')
    expect(await holdsBack(player, now)).toBe(false)

    await moved(player)
    await lookAfter(needs)
    expect(
      (await subjects(browser)).filter((one) => one === 'A look at how you play'),
    ).toHaveLength(1)

    await insertPayment(player, takenBack(30))
    await insertPayment(player, takenBack(2))
    await moved(player)
    await lookAfter(needs)
    expect(await subjects(browser)).toContain('Please take a break')
    expect(await holdsBack(player, now)).toBe(true)
    expect(await holdsBack(player, now + 28 * 24 * hour + 1)).toBe(false)
    const { desk } = server.house.get(compliancePort)
    expect(await desk.flagsOf(player)).toEqual([])

    await browser.do('setLimit', { kind: 'loss', period: 'day', most: '100' })
    await server.database.query(
      `INSERT INTO protection_step (player_id, what, details, at)
       VALUES ($1, 'limitConfirmed', '{}', to_timestamp($2::double precision / 1000))`,
      [player, now - hour],
    )
    await moved(player)
    await lookAfter(needs)
    expect(await desk.flagsOf(player)).toMatchObject([
      { kind: 'harm', facts: { markers: ['chasing', 'takenBack', 'loosened', 'declined'] } },
    ])
  })

  it('leaves in peace who only plays, and whoever was looked at', async () => {
    const { browser, player } = await playerWith([deposit(20)])
    expect(await lookAfter(needs)).toBe(1)
    expect(await lookAfter(needs)).toBe(0)
    expect(await subjects(browser)).not.toContain('A look at how you play')
    expect(await careSince(server.database, player, 0)).toEqual(new Set())
  })

  it('goes on to the next when one cannot be looked at, and comes back to that one', async () => {
    const first = await playerWith(chasing)
    const second = await playerWith([...chasing, declined(6), declined(5), declined(4)])
    const broken: CareNeeds = {
      ...needs,
      paymentsOf: async (on, player, since) => {
        if (player === first.player) throw new Error('too much to read')
        return paymentFacts(on, player, since)
      },
    }
    await expect(lookAfter(broken)).rejects.toThrow('could not be looked at')
    expect(await subjects(second.browser)).toContain('A look at how you play')
    expect(await lookAfter(needs)).toBe(1)
  })

  it('holds nothing that a payment waits for while it reads, and sees what moves meanwhile', async () => {
    const { player } = await playerWith(chasing)
    const slow: CareNeeds = {
      ...needs,
      playOfDays: async (on, one, since) => {
        // A payment of the same player moves: it takes the seat, then the list, and ends.
        await server.database.transaction(async (tx) => {
          await needs.touchSeat(tx, player)
          await watchPlayer(tx, player, now + 1_000)
        })
        return playOfDays(on, one, since)
      },
    }
    await lookAfter(slow)
    expect(await lookAfter(needs)).toBe(1)
  })
})
