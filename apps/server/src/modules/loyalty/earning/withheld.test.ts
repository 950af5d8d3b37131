import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { promotable } from '#modules/bonuses'
import { recordCare } from '#modules/protection'
import { systemClock } from '#platform/clock'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { newPlayer, openBrowser, type TestBrowser } from '../../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../../wire/test-server.ts'
import { auditLoyalty } from '../audit.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import { roundPage } from '../store/round-page.ts'
import { countRounds } from './count-rounds.ts'
import { gameCounted, type RoundToCount } from './counted-round.ts'

/** Under a licence that looks at where players are. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ licence: 'mt' })
})
afterAll(() => server.stop())

interface Guest {
  readonly browser: TestBrowser
  readonly player: PlayerId
}

async function arrive(): Promise<Guest> {
  const browser = await openBrowser(server.url)
  const form = { ...newPlayer('1'), country: 'MT', birthDate: '1990-01-01' }
  await browser.do('register', form)
  const [row] = await rowsOf<{ player_id: number }>(
    server.database,
    'SELECT player_id::float8 AS player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  return { browser, player: playerId(Number(row?.player_id)) }
}

const needs = () => ({
  database: server.database,
  clock: systemClock,
  gameOf: () => gameCounted({ kind: 'slot', isOwn: true }),
  withheldFrom: server.house.get(promotable).withheldFrom,
})

/** A round in a game of somebody else's, as its journal has it. @param at when it was over, epoch milliseconds. */
async function roundAt(player: PlayerId, at: number): Promise<RoundToCount> {
  const roundId = uuidV7(at)
  await server.database.query(
    `INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout, opened_at, closed_at, balance_after)
     VALUES ($1::uuid, 'test', $2, 41000, 'Test-Game', 5, ($1::uuid)::text, 'USD', 1000, 0, to_timestamp($3::double precision / 1000), to_timestamp($3::double precision / 1000), 0)`,
    [roundId, player, at],
  )
  return { player, roundId, gameId: 41_000, stake: 1_000, payout: 0, at: isoTime(at) }
}

/** What playing the journal again finds wrong. */
const rebuilt = async (player: PlayerId) =>
  rebuild({ ...needs(), players: [player] }, { repair: false })

const suspension = async ({ player }: Guest, suspended: boolean): Promise<void> => {
  await server.database.query('UPDATE identity_account SET suspended = $2 WHERE player_id = $1', [
    player,
    suspended,
  ])
  await server.database.query(
    `INSERT INTO identity_suspension (player_id, suspended, cause, changed_by, note, changed_at)
     VALUES ($1, $2, CASE WHEN $2 THEN 'check' END, 'test', 'test', to_timestamp($3::double precision / 1000))`,
    [player, suspended, systemClock.now()],
  )
}

const goTo = ({ player }: Guest, country: string) =>
  server.database.query('UPDATE identity_account SET country = $2 WHERE player_id = $1', [
    player,
    country,
  ])

type Way = readonly [what: string, why: Withheld, begin: (guest: Guest) => Promise<unknown>]

const ways: readonly Way[] = [
  [
    'a limit of money',
    'limited',
    ({ browser }) => browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' }),
  ],
  [
    'a limit of time',
    'limited',
    ({ browser }) => browser.do('setLimit', { kind: 'time', period: 'day', most: '600' }),
  ],
  ['a session limit', 'limited', ({ browser }) => browser.do('setSession', { minutes: '60' })],
  [
    'games turned off',
    'limited',
    ({ browser }) => browser.do('blockGames', { kind: 'crash', blocked: '1' }),
  ],
  ['a break', 'limited', ({ browser }) => browser.do('takeTimeOut', { hours: '24' })],
  ['an exclusion', 'limited', ({ browser }) => browser.do('excludeSelf', { months: '6' })],
  ['a suspended account', 'account', (guest) => suspension(guest, true)],
  [
    'being urged to take a break',
    'care',
    ({ player }) =>
      server.database.transaction((tx) =>
        recordCare(tx, player, { step: 'urge', markers: ['chasing'], at: systemClock.now() }),
      ),
  ],
]

const whyNot = async (player: PlayerId): Promise<(Withheld | null)[]> =>
  (await roundPage(server.database, player, { from: 10, limit: 10 })).map(
    ({ withheld }) => withheld,
  )

describe('nothing is earned', () => {
  it.each(ways)('under %s, but for rounds before it', async (_what, why, begin) => {
    const guest = await arrive()
    const before = systemClock.now()
    await begin(guest)
    const after = systemClock.now() + 1
    const rounds = [await roundAt(guest.player, before - 1), await roundAt(guest.player, after)]
    await countRounds(needs(), rounds)
    expect(await whyNot(guest.player)).toEqual([why, null])
    expect(await rebuilt(guest.player)).toMatchObject({ missing: 0, differences: [] })
  })

  it('where no bonuses are allowed, and the page says so', async () => {
    const guest = await arrive()
    await goTo(guest, 'BE')
    await countRounds(needs(), [await roundAt(guest.player, systemClock.now())])
    const told = await guest.browser.do('compPoints')
    expect(told).toMatchObject({ points: 0, withheld: 'place', vip: { lifetime: 0 } })
    expect(told.rounds[0]).toMatchObject({ points: 0, withheld: 'place' })
    expect(await guest.browser.do('lotto')).toMatchObject({ mine: 0, withheld: 'place' })
    // What was true is kept with the round: who moves on later does not change it.
    await goTo(guest, 'MT')
    expect(await rebuilt(guest.player)).toMatchObject({ missing: 0, differences: [] })
    expect(await whyNot(guest.player)).toEqual(['place'])
  })

  it('for a round that is counted only after what stood against it is over', async () => {
    const guest = await arrive()
    await suspension(guest, true)
    const meanwhile = systemClock.now()
    await new Promise((done) => setTimeout(done, 5))
    await suspension(guest, false)
    await countRounds(needs(), [await roundAt(guest.player, meanwhile)])
    await countRounds(needs(), [await roundAt(guest.player, systemClock.now())])
    expect(await whyNot(guest.player)).toEqual([null, 'account'])
  })

  it('and the books hold all of it', async () => {
    expect(await auditLoyalty(server.database)).toEqual([])
  })
})
