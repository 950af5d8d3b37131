import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { grants, promotable } from '#modules/bonuses'
import { systemClock } from '#platform/clock'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { newPlayer, openBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { newsGate } from './ports.ts'

// Nobody hears of offers who shall not be tempted, or whose place forbids it: the whole house with its own gates sends news to everybody, once.

interface Case {
  readonly who: string
  /** Where they live, and what else is written of them before the news goes out. */
  readonly country: string
  readonly userType?: '1' | '2'
  readonly statement?: string
  /** Whether bonuses may be given to them, and news sent. */
  readonly promoted: boolean
  readonly told: boolean
}

const heldBack = { country: 'FR', promoted: false, told: false } as const

/** In a house under a Maltese licence, which takes money from France, and from nowhere that has a licence of its own. */
const maltese: readonly Case[] = [
  { who: 'nothing against', country: 'FR', promoted: true, told: true },
  {
    who: 'a limit on money',
    ...heldBack,
    statement: `INSERT INTO protection_limit (player_id, kind, period, most) VALUES ($1, 'loss', 'day', 100)`,
  },
  {
    who: 'a limit on time',
    ...heldBack,
    statement: `INSERT INTO protection_time_limit (player_id, kind, period, most) VALUES ($1, 'time', 'day', 60)`,
  },
  {
    who: 'a session limit',
    ...heldBack,
    statement: 'INSERT INTO protection_session (player_id, minutes) VALUES ($1, 60)',
  },
  {
    who: 'games turned off',
    ...heldBack,
    statement: `INSERT INTO protection_block (player_id, kind) VALUES ($1, 'slot')`,
  },
  {
    who: 'an exclusion',
    ...heldBack,
    statement: `INSERT INTO protection_pause (player_id, number, kind, begun_at) VALUES ($1, 1, 'selfExclusion', now())`,
  },
  {
    who: 'a word of ours to take a break',
    ...heldBack,
    statement: `INSERT INTO protection_step (player_id, what, details, at) VALUES ($1, 'careTaken', '{"step": "urge", "markers": []}', now())`,
  },
  {
    who: 'a suspension',
    ...heldBack,
    statement: 'UPDATE identity_account SET suspended = true WHERE player_id = $1',
  },
  {
    who: 'a place that the licence does not reach, whatever is allowed there',
    ...heldBack,
    statement: `UPDATE identity_account SET country = 'DK' WHERE player_id = $1`,
  },
  {
    who: 'play money at such a place',
    ...heldBack,
    userType: '2',
    promoted: true,
    statement: `UPDATE identity_account SET country = 'DK' WHERE player_id = $1`,
  },
  {
    who: 'a place where nothing may be promoted',
    ...heldBack,
    userType: '2',
    statement: `UPDATE identity_account SET country = 'BE' WHERE player_id = $1`,
  },
]

/** Under an Italian licence players ask for bonuses themselves: the house may not write of any. */
const italian: readonly Case[] = [
  {
    who: 'a place where bonuses are allowed and marketing is not',
    country: 'IT',
    promoted: true,
    told: false,
  },
]

describe.each([
  ['mt', maltese],
  ['it', italian],
] as const)('news of a house under the licence %s', (licence, cases) => {
  let server: TestServer
  const players = new Map<string, PlayerId>()
  let lettersBefore = 0

  beforeAll(async () => {
    server = await startTestServer({ licence, demo: false, realMoney: true })
    for (const one of cases) players.set(one.who, await signedUp(server, one))
    lettersBefore = await letters(server)
    await sendNews(server)
  })
  afterAll(() => server.stop())

  it.each(cases)('to who has $who', async ({ who, promoted, told }) => {
    const player = players.get(who)
    if (player === undefined) throw new Error(`${who} did not sign up`)
    expect(await newsIn(server, player)).toBe(told ? 1 : 0)
    expect(await server.house.get(newsGate).mayPromote(server.database, player)).toBe(told)
    expect(await server.house.get(promotable).mayPromote(server.database, player)).toBe(promoted)
  })

  it.each(cases.filter(({ userType = '1' }) => userType === '1'))(
    'and what is given to who has $who',
    async ({ who, promoted }) => {
      const player = players.get(who)
      if (player === undefined) throw new Error(`${who} did not sign up`)
      const given = await server.database.transaction((tx) =>
        server.house.get(grants).giveGrant(tx, {
          key: 'test',
          player,
          type: 'cashback',
          amount: amount(100n),
          reason: 'Weekly cashback',
        }),
      )
      expect(given.type).toBe(promoted ? 'given' : 'refused')
    },
  )

  it('goes by no letter', async () => {
    expect(await letters(server)).toBe(lettersBefore)
  })
})

async function signedUp(
  server: TestServer,
  { country, userType = '1', statement }: Case,
): Promise<PlayerId> {
  const browser = await openBrowser(server.url)
  const form = { ...newPlayer(userType), country }
  await browser.do('register', form)
  const [row] = await rowsOf<{ player: number }>(
    server.database,
    'SELECT player_id::float8 AS player FROM identity_account WHERE login = $1',
    [form.login],
  )
  const player = playerId(row?.player ?? 0)
  if (statement !== undefined) await server.database.query(statement, [player])
  return player
}

const title = 'A bonus for you'

/** Publishes news to everybody, as staff's approval leaves it, and waits until the house has sent it. */
async function sendNews({ database }: TestServer): Promise<void> {
  const id = uuidV7(systemClock.now())
  const body = {
    kind: 'news',
    words: { en: { title, text: 'Claim it today.', action: '' } },
    from: null,
    languages: [],
    onlyWithConsent: false,
  }
  await database.query(
    `INSERT INTO content_piece (id, kind, name, made_at) VALUES ($1, 'news', 'Offer', now())`,
    [id],
  )
  await database.query(
    `INSERT INTO content_version (piece_id, version, body, needs_two, made_by, made_at, asked_by, approved_by)
     VALUES ($1, 1, $2, true, 'ada', now(), 'ada', 'grace')`,
    [id, JSON.stringify(body)],
  )
  await database.query('UPDATE content_piece SET live_version = 1 WHERE id = $1', [id])
  await database.query(
    'INSERT INTO content_mailing (piece_id, version, send_from) VALUES ($1, 1, now())',
    [id],
  )
  await vi.waitUntil(() => hasFinished(database, id), { timeout: 110_000, interval: 500 })
}

async function hasFinished(database: TestServer['database'], id: string): Promise<boolean> {
  const rows = await rowsOf(
    database,
    'SELECT 1 FROM content_mailing WHERE piece_id = $1 AND finished_at IS NOT NULL',
    [id],
  )
  return rows.length > 0
}

async function newsIn({ database }: TestServer, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ news: number }>(
    database,
    `SELECT count(*)::int AS news FROM inbox_message JOIN inbox_text USING (text_id)
     WHERE player_id = $1 AND texts -> 'en' ->> 'subject' = $2`,
    [player, title],
  )
  return row?.news ?? 0
}

async function letters({ database }: TestServer): Promise<number> {
  const [row] = await rowsOf<{ letters: number }>(
    database,
    'SELECT count(*)::int AS letters FROM mail_letter',
  )
  return row?.letters ?? 0
}
