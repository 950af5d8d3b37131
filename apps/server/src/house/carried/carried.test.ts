import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { costOf, type Round } from '@fairhouse/contract/rounds/round'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOn } from '#platform/test-database'
import type { TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { auditHouse } from '../audit-house.ts'
import { migrateHouse } from '../migrate-house.ts'
import { type CarriedHouse, carriedHouse } from './carried-database.ts'
import { balanceOf, comeBack, expectGoneOn, expectStreamsHold } from './expect-carried.ts'

const fixtures = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.sql.gz'))
  .map((file) => file.slice(0, -'.sql.gz'.length))

const applied = `SELECT module || '/' || file AS name FROM platform_migration`
const stepsKept = `SELECT player_id, round_id, sequence, stake, payout, finished, balance_after, md5(events) AS events, state::text
  FROM play_step ORDER BY 1, 2, 3`

describe.each(fixtures)('a house of the version %s', (name) => {
  let old: CarriedHouse
  let server: TestServer
  let stepsBefore: readonly object[]
  beforeAll(async () => {
    old = await carriedHouse(name)
    const { connectionString } = old.database
    stepsBefore = await runOn(connectionString, stepsKept)
    await migrateHouse({ connectionString })
    server = await startTestServer({ database: old.database })
  })
  afterAll(() => server.stop())

  it('is migrated on, with every step as it was', async () => {
    const names = await runOn<{ name: string }>(old.database.connectionString, applied)
    expect(names.map((one) => one.name)).toEqual(expect.arrayContaining([...old.migrations]))
    expect(names.length).toBeGreaterThanOrEqual(old.migrations.length)
    expect(stepsBefore.length).toBeGreaterThan(100)
    expect(await runOn(old.database.connectionString, stepsKept)).toEqual(stepsBefore)
    expect(await auditHouse(server.database, () => undefined)).toEqual([])
  })

  it('goes on with every round that was open, from where it stood', async () => {
    for (const player of old.players) await expectGoneOn(server.url, player)
    const open = `SELECT round_id FROM play_step GROUP BY round_id HAVING NOT bool_or(finished)`
    expect(await runOn(old.database.connectionString, open)).toEqual([])
  })

  it('plays what the earlier version did not have, on streams that it began', async () => {
    for (const player of old.players) {
      const browser = await comeBack(server.url, player)
      const before = await balanceOf(browser)
      const ticket = await bet(browser, 'keno-80', '{"spots":[3,9,27,41]}')
      expect(await balanceOf(browser)).toBe(before - ticket.stake + ticket.payout)
    }
    const [player] = old.players
    if (!player) throw new Error('nobody plays')
    const browser = await comeBack(server.url, player)
    const before = await balanceOf(browser)
    const { hands, stakes, payouts } = await untilDoubled(browser)
    expect(hands).toBeGreaterThan(0)
    expect(await balanceOf(browser)).toBe(before - stakes + payouts)
  })

  it('reveals streams in which nothing is found, and whose books add up', async () => {
    let recounted = 0
    for (const player of old.players) recounted += await expectStreamsHold(server.url, player)
    const begun = `SELECT count(*)::int AS rounds FROM play_step WHERE sequence = 0`
    expect(await runOn(old.database.connectionString, begun)).toEqual([{ rounds: recounted }])
    const looked: string[] = []
    expect(await auditHouse(server.database, ({ promise }) => looked.push(promise))).toEqual([])
    expect(looked).toContain("a meter's amounts, wins and hashes are those that its chain comes to")
  })
})

async function bet(browser: TestBrowser, uri: string, data?: string): Promise<Round> {
  const { game, connection } = await browser.do('openGame', { uri })
  const fields = { uri, connection, stake: String(game.betLevels[0]), action: 'bet' }
  const asked = { ...fields, requestKey: randomUUID(), ...(data === undefined ? {} : { data }) }
  return (await browser.do('play', asked)).round
}

/** Plays blackjack until a hand was doubled. */
async function untilDoubled(browser: TestBrowser) {
  const uri = 'blackjack-6-deck'
  let [hands, stakes, payouts] = [0, 0, 0]
  for (let isDoubled = false; !isDoubled; hands++) {
    let round = await bet(browser, uri, JSON.stringify({ box1: 1 }))
    const { connection } = await browser.do('openGame', { uri })
    while (!round.finished) {
      const offers = new Map(round.actions.map((offer) => [offer.type, offer]))
      const action = offers.has('double') ? 'double' : offers.has('stand') ? 'stand' : 'noInsurance'
      const offer = offers.get(action)
      if (!offer) throw new Error('the hand offers nothing that ends it')
      const due = round.stake + costOf(offer)
      const asked = { uri, connection, action, stake: String(round.stake) }
      round = (await browser.do('play', { ...asked, requestKey: randomUUID() })).round
      expect(round.stake).toBe(due)
      isDoubled ||= action === 'double'
    }
    stakes += round.stake
    payouts += round.payout
  }
  return { hands, stakes, payouts }
}
