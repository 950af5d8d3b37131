import { createHmac } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatusQuestion } from '#modules/cashier'
import { type Database, openDatabase } from '#platform/database'
import type { RawAsk } from '#platform/http/plain-route'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createNotices, type Notices } from './notices.ts'

const sign = (body: string) => createHmac('sha256', 'key').update(body).digest('hex')

let cloned: TestDatabase
let database: Database
beforeAll(async () => {
  cloned = await cloneDatabase()
  const { connectionString } = cloned
  database = openDatabase({ connectionString, poolSize: 6, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await cloned.drop()
})

/** A node that reads notices signed by the key. @param hear what becomes of a question. */
function openNode(hear: (question: StatusQuestion) => Promise<void> = async () => undefined) {
  const forged: string[] = []
  const notices: Notices = createNotices({
    database,
    log: createLog('silent', new PassThrough()),
    countForged: (address) => (forged.push(address) > 2 ? 7 : 0),
    sourceOf: (id) =>
      id === 'acquirer'
        ? {
            id,
            hear,
            readNotice: (raw, { signature }) =>
              signature === sign(Buffer.from(raw).toString())
                ? [{ kind: 'deposit', reference: Buffer.from(raw).toString(), providerRef: null }]
                : null,
          }
        : undefined,
  })
  const post = async (body: string, signature = sign(body), provider = 'acquirer') => {
    if (!notices.route.reads) throw new Error('the route reads no body')
    const ask: RawAsk = {
      params: { provider },
      query: new URLSearchParams(),
      language: 'en',
      host: 'localhost',
      body: Buffer.from(body),
      headers: { signature },
      address: '192.0.2.7',
    }
    const { status } = await notices.route.answer(ask)
    return status
  }
  return { notices, post, forged }
}

const stored = (reference: string) =>
  rowsOf<{ attempts: number; read: boolean; last_fault: string | null }>(
    database,
    `SELECT attempts, read_at IS NOT NULL AS read, last_fault FROM payments_notice WHERE body = $1`,
    [Buffer.from(reference)],
  )

describe('a notice', () => {
  it('is stored once however often it comes, and looked at once', async () => {
    const heard: string[] = []
    const { notices, post } = openNode(async ({ reference }) => void heard.push(reference))
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('one')))
    expect(new Set(answers)).toEqual(new Set([200]))
    notices.start()
    await expect.poll(() => stored('one')).toMatchObject([{ attempts: 1, read: true }])
    expect(await post('one')).toBe(200)
    await notices.stop()
    expect(heard).toEqual(['one'])
  })

  it('that nobody signed is refused, not stored, and counted by address', async () => {
    const { post, forged } = openNode()
    expect(await post('two', 'wrong')).toBe(401)
    expect(await post('two', sign('two '))).toBe(401)
    expect(await post('two', '')).toBe(429)
    expect(await stored('two')).toEqual([])
    expect(forged).toEqual(['192.0.2.7', '192.0.2.7', '192.0.2.7'])
    expect(await post('two')).toBe(200)
  })

  it('for nobody we know is not found', async () => {
    const { post } = openNode()
    expect(await post('three', sign('three'), 'somebody')).toBe(404)
  })

  it('that cannot be looked at now is looked at again, and told of meanwhile', async () => {
    let tries = 0
    const { notices, post } = openNode(async ({ reference }) => {
      if (reference === 'four' && ++tries < 2) throw new Error('the acquirer is away')
    })
    await post('four')
    notices.start()
    await expect
      .poll(() => stored('four'))
      .toMatchObject([{ read: false, last_fault: 'the acquirer is away' }])
    const families = await notices.families()
    const unread = families.find(({ name }) => name === 'fairhouse_payment_notices_unread')
    expect(unread?.samples).toEqual([{ value: 1 }])
    await expect.poll(() => stored('four'), { timeout: 5_000 }).toMatchObject([{ read: true }])
    await notices.stop()
  })

  it('is a concern once it waits too long, and forgotten long after it was read', async () => {
    const { notices, post } = openNode()
    await post('five')
    await post('six')
    await database.query(
      `UPDATE payments_notice SET received_at = now() - interval '10 minutes' WHERE body = 'five'`,
    )
    expect(await notices.concerns()).toEqual([
      'Notices of payments are unread: 2, the oldest for 10 min.',
    ])
    await database.query(
      `UPDATE payments_notice SET received_at = now() - interval '91 days', read_at = now() WHERE body = 'six'`,
    )
    await notices.sweep()
    expect(await stored('six')).toEqual([])
    expect(await stored('five')).toHaveLength(1)
  })

  it('is read by one node of several', async () => {
    const heard: string[] = []
    const nodes = Array.from({ length: 3 }, () =>
      openNode(async ({ reference }) => void heard.push(reference)),
    )
    const names = Array.from({ length: 60 }, (_, number) => `many ${number}`)
    await Promise.all(names.map(async (name) => nodes[0]?.post(name)))
    for (const { notices } of nodes) notices.start()
    await expect.poll(() => heard.filter((name) => name.startsWith('many')).length).toBe(60)
    for (const { notices } of nodes) await notices.stop()
    expect(heard.filter((name) => name.startsWith('many')).toSorted()).toEqual(names.toSorted())
  })
})
