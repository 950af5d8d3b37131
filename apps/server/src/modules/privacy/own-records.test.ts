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
