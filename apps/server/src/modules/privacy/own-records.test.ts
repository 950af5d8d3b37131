import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a copy of own data has tags that staff gave and what showed that a wallet is one’s own, and of nobody else', async () => {
  const [browser, other] = [await openBrowser(server.url), await openBrowser(server.url)]
  const form = newPlayer('1')
  await browser.do('register', form)
  await other.do('register', newPlayer('1'))
  const wallet = `bitcoin:${'00'.repeat(22)}`
  await server.database.query(
    `INSERT INTO backoffice_tag (tag, meaning, made_by, made_at) VALUES ('likes-keno', 'Asks about keno', 'ada', now())`,
  )
  const player = '(SELECT player_id FROM identity_account WHERE login = $1)'
  await server.database.query(
    `INSERT INTO backoffice_player_tag (player_id, tag, given_by, given_at) VALUES (${player}, 'likes-keno', 'ada', now())`,
    [form.login],
  )
  await server.database.query(
    `INSERT INTO compliance_wallet (player_id, wallet, way, evidence, shown_at)
     VALUES (${player}, $2, 'signature', '{"message": "mine"}', now())`,
    [form.login, wallet],
  )
  const rows = []
  for (let after: string | null | undefined; after !== null; ) {
    const wish: { part: 'records'; after?: string } = { part: 'records', ...(after && { after }) }
    const page = await browser.do('ownData', wish)
    rows.push(...page.rows)
    after = page.next
  }
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: 'walletProofs', wallet, evidence: { message: 'mine' } }),
      expect.objectContaining({ of: 'tags', tag: 'likes-keno', meaning: 'Asks about keno' }),
    ]),
  )
  expect(JSON.stringify(rows)).not.toContain('ada')
  expect((await other.do('ownData', { part: 'records' })).rows).toEqual([])
})

it('a copy has what was played by day, and the invitations, without who the others are', async () => {
  const browser = await openBrowser(server.url)
  const form = newPlayer('1')
  await browser.do('register', form)
  const player = '(SELECT player_id FROM identity_account WHERE login = $1)'
  for (const statement of [
    `INSERT INTO figures_game (player_id, day, game_id, currency, uri, rounds, wins, staked, paid, squares)
     VALUES (${player}, '2026-11-02', 1, 'USD', 'coin-foundry', 3, 0, 300, 0, 30000)`,
    `INSERT INTO figures_minutes (player_id, day, minutes, last_minute) VALUES (${player}, '2026-11-02', 7, 1)`,
    `INSERT INTO referrals_code (player_id, code, made_at) VALUES (${player}, 'BB-ABCDEFGH', now())`,
    `INSERT INTO referrals_friend (friend_id, inviter_id, invited_at) VALUES (987654321, ${player}, now())`,
  ])
    await server.database.query(statement, [form.login])
  const rowsOfPart = async (part: 'records' | 'promos') => {
    const rows = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await browser.do('ownData', { part, ...(after && { after }) })
      rows.push(...page.rows)
      after = page.next
    }
    return rows
  }
  expect(await rowsOfPart('records')).toEqual([
    expect.objectContaining({ of: 'figures', day: '2026-11-02', rounds: 3, staked: 300 }),
    expect.objectContaining({ of: 'minutesPlayed', day: '2026-11-02', minutes: 7 }),
  ])
  const promos = await rowsOfPart('promos')
  expect(promos).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: 'invitations', what: 'code', code: 'BB-ABCDEFGH' }),
      expect.objectContaining({ of: 'invitations', what: 'friend', state: 'waiting' }),
    ]),
  )
  expect(JSON.stringify(promos)).not.toContain('987654321')
})
