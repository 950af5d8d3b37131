import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantsTold, playersWithOffer, roundsOfGrant } from '#modules/bonuses'
import { playersWithSameMethods } from '#modules/cashier'
import { linkedAccounts } from '#modules/identity'
import { ownPotRounds, roundsBefore } from '#modules/play'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { playerActs } from '../bonuses/testing/player-acts.ts'
import { openTestBonuses, type TestBonuses } from '../bonuses/testing/test-bonuses.ts'
import { raiseFlag } from '../compliance/flags/store/raise-flag.ts'
import { lookForAbuse } from './look.ts'
import type { AbuseNeeds } from './needs.ts'

const hour = 3_600_000

let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterAll(() => house.close())
const acts = playerActs(() => house)

const needs = (): AbuseNeeds => ({
  database: house.database,
  clock: { now: () => house.time.now },
  grantsTold,
  playersWithOffer,
  linkedAccounts,
  playersWithSameMethods,
  roundsBefore,
  roundsOfGrant: roundsOfGrant(ownPotRounds({ now: () => house.time.now })),
  hasSides: () => true,
  raise: async (tx, player, find) => {
    await raiseFlag(tx, player, find, house.time.now)
  },
})

/** An account of its own for a player, who signed in with this browser. */
async function signedInWith(player: PlayerId, browser: number): Promise<void> {
  await house.database.query(
    `INSERT INTO identity_account (player_id, login, email, password_hash, user_type, birth_date, country, language, receive_newsletter,
       terms_version, password_changed_at, terms_agreed_at, created_at)
     OVERRIDING SYSTEM VALUE
     VALUES ($1::bigint, $2, $2 || '@example.test', '$argon2id$v=19$x', 1, '1980-01-02', 'DE', 'en', false, '1', now(), now(), now())`,
    [player, `buddy${player}`],
  )
  await house.database.query(
    `INSERT INTO identity_device (device_sha256, player_id, browser, first_seen_at, seen_at)
     VALUES (sha256($1::text::bytea), $2, 'test', now(), now())`,
    [String(browser), player],
  )
}

const flagsOf = async (player: PlayerId) => {
  const rows = await rowsOf<{ kind: string; facts: unknown }>(
    house.database,
    'SELECT kind, facts FROM compliance_flag WHERE player_id = $1 ORDER BY kind',
    [player],
  )
  return rows
}

it('accounts of one browser that had the same offer are flagged once, and nothing is taken from them', async () => {
  await acts.chip('BUDDIES')
  const [first, second, stranger] = await house.players(3)
  if (first === undefined || second === undefined || stranger === undefined)
    throw new Error('three players are made')
  await signedInWith(first, 1)
  await signedInWith(second, 1)
  await signedInWith(stranger, 2)
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const player of [first, second, stranger]) await acts.claim(player, 'BUDDIES')
  expect(await lookForAbuse(needs())).toBe(0)
  house.time.now += hour
  expect(await lookForAbuse(needs())).toBe(3)
  expect(await lookForAbuse(needs())).toBe(0)
  expect(await flagsOf(first)).toMatchObject([
    { kind: 'bonusSharedDevice', facts: { players: [second] } },
  ])
  expect(await flagsOf(second)).toMatchObject([
    { kind: 'bonusSharedDevice', facts: { players: [first] } },
  ])
  expect(await flagsOf(stranger)).toEqual([])
  expect(await acts.statesOf(first)).toEqual([2])
})

it('what two nodes look at, or one that died in the middle, is flagged once', async () => {
  await house.database.query(`DELETE FROM abuse_place`)
  await Promise.all([lookForAbuse(needs()), lookForAbuse(needs())])
  const rows = await rowsOf<{ flags: number }>(
    house.database,
    'SELECT count(*)::int AS flags FROM compliance_flag',
  )
  expect(rows).toEqual([{ flags: 2 }])
})

it('one grant that cannot be looked at is told, and keeps no other from it', async () => {
  await house.database.query(`DELETE FROM abuse_place`)
  const raised: PlayerId[] = []
  const [flagged] = await rowsOf<{ player: PlayerId }>(
    house.database,
    'SELECT player_id::float8 AS player FROM compliance_flag LIMIT 1',
  )
  const grants = await grantsTold(house.database, {
    what: 'begun',
    after: null,
    until: house.time.now,
    limit: 50,
  })
  // They began at one moment: which is looked at first is chance.
  const broken = grants.find(({ player }) => player === flagged?.player)
  const looking = lookForAbuse({
    ...needs(),
    raise: async (_tx, player) => {
      raised.push(player)
    },
    linkedAccounts: (on, player, limit) =>
      player === broken?.player
        ? Promise.reject(new Error('nobody can tell'))
        : linkedAccounts(on, player, limit),
  })
  await expect(looking).rejects.toThrow(`grant ${broken?.id} was not looked at`)
  expect(raised).toHaveLength(1)
  expect(raised).not.toContain(broken?.player)
})
