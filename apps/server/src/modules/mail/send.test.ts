import { generateKeyPairSync } from 'node:crypto'
import { rowsOf } from '#platform/rows'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Carrier } from './carrier.ts'
import type { Letter } from './letter.ts'
import { createMail } from './mail.ts'
import type { MailNeeds } from './needs.ts'
import { createSmtpCarrier, type Dkim } from './smtp-carrier.ts'
import { claimLetters } from './store/claim-letters.ts'
import { type MailServer, type Refusal, startMailServer } from './testing/mail-server.ts'
import { openPostOffice, type PostOffice } from './testing/post-office.ts'
import { sampleLetters } from './testing/sample-letters.ts'
import { verifyDkim } from './testing/verify-dkim.ts'

const patience = { timeout: 20_000, interval: 20 }
const from = { name: 'Fairhouse Casino', address: 'no-reply@casino.test' }

let office: PostOffice
let server: MailServer
let refuse: (to: string) => Refusal | null
let refuseMessage: () => Refusal | null
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  office = await openPostOffice()
})
beforeEach(async () => {
  refuse = () => null
  refuseMessage = () => null
  server = await openServer()
})
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
  await server.stop()
  await office.database.query('DELETE FROM mail_letter')
  office.refused.splice(0)
})
afterAll(() => office.stop())

/** Refuses as the test says. */
async function openServer(port?: number): Promise<MailServer> {
  // It warns of its own certificate, which is good enough for a test.
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const opened = await startMailServer(
    (to) => refuse(to),
    () => refuseMessage(),
    port,
  )
  warned.mockRestore()
  return opened
}

const smtp = (dkim: Dkim | null = null): Carrier =>
  createSmtpCarrier({ url: `smtp://127.0.0.1:${server.port}`, from, dkim })

/** A node that sends, until the end of the test. */
function startNode(carrier: Carrier, changed: Partial<MailNeeds> = {}) {
  const mail = createMail({ ...office.needs, ...changed, carrier })
  mail.start()
  stops.push(mail.stop)
  return mail
}

const post = (...letters: readonly Letter[]) =>
  office.database.transaction(async (tx) => {
    for (const letter of letters) await createMail(office.needs).post(tx, letter)
  })

interface Row {
  readonly recipient: string
  readonly state: string
  readonly attempts: number
  readonly last_fault: string | null
  readonly forgotten: boolean
}
const outbox = () =>
  rowsOf<Row>(
    office.database,
    `SELECT recipient, state, attempts, last_fault, sealed IS NULL AS forgotten FROM mail_letter`,
  )
const settled = () =>
  vi.waitFor(async () => {
    const rows = await outbox()
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
    return rows
  }, patience)

const { verifyEmail, passwordRecovery, newsletter } = sampleLetters

describe('a letter', () => {
  it('reaches the mail server encrypted, and what it said is forgotten then', async () => {
    await post(verifyEmail)
    startNode(smtp())
    expect(await settled()).toEqual([
      { recipient: verifyEmail.to, state: 'sent', attempts: 1, last_fault: null, forgotten: true },
    ])
    const [received] = server.received
    if (!received) throw new Error('nothing was received')
    expect(received.encrypted).toBe(true)
    expect(received.to).toEqual([verifyEmail.to])
    const read = await PostalMime.parse(received.source)
    expect(read.from).toMatchObject(from)
    expect(read.subject).toBe('Verify your email address')
    expect(read.html).toContain('href="https://casino.test/en/verify/token-of-verification"')
    expect(read.text).toContain('https://casino.test/en/verify/token-of-verification')
    const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
    expect(headers['auto-submitted']).toBe('auto-generated')
    expect(headers['feedback-id']).toBe('verifyEmail:account:fairhouse')
    expect(headers['message-id']).toMatch(/^<[0-9a-f-]{36}@casino\.test>$/)
    expect(headers).not.toHaveProperty('list-unsubscribe')
  })

  it('of news can be unsubscribed from with one click, under the signature of the house', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await post(newsletter)
    startNode(smtp({ domain: 'casino.test', selector: 's1', privateKey: pem }))
    await settled()
    const source = server.received[0]?.source ?? ''
    const read = await PostalMime.parse(source)
    expect(read.headers.filter(({ key }) => key === 'list-unsubscribe')).toEqual([
      expect.objectContaining({ value: `<https://casino.test${newsletter.unsubscribe}>` }),
    ])
    expect(read.headers).toContainEqual(
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    )
    const verdict = verifyDkim(source, publicKey)
    expect(verdict).toMatchObject({ holds: true, domain: 'casino.test', selector: 's1' })
    expect(verdict.covers).toEqual(
      expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
    expect(verifyDkim(source.replace('lighthouse', 'whitehouse'), publicKey).holds).toBe(false)
    expect(verifyDkim(source.replace('Two new games', 'Free money'), publicKey).holds).toBe(false)
  })

  it('that the server does not want yet is tried again', async () => {
    let tries = 0
    refuse = () => ((tries += 1) === 1 ? [451, '4.7.1 try again later'] : null)
    await post(verifyEmail)
    startNode(smtp())
    const [row] = await settled()
    expect(row).toMatchObject({ state: 'sent', attempts: 2 })
    expect(server.received).toHaveLength(1)
  })

  it('waits while there is no server', async () => {
    const { port } = server
    await server.stop()
    await post(verifyEmail)
    const carrier = createSmtpCarrier({ url: `smtp://127.0.0.1:${port}`, from, dkim: null })
    startNode(carrier)
    await vi.waitFor(async () => {
      expect((await outbox())[0]?.last_fault).toContain('ECONNREFUSED')
    }, patience)
    server = await openServer(port)
    await settled()
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['550 5.1.1 no such user', [550, '5.1.1 no such user'], true],
    ['550 without more', [550, 'No such user here'], true],
    ['550 5.2.1 mailbox disabled', [550, '5.2.1 mailbox disabled'], true],
    ['550 5.7.1 we do not like you', [550, '5.7.1 rejected by policy'], false],
    ['552 5.2.2 mailbox full', [552, '5.2.2 mailbox full'], false],
  ] as const)('answered with %s is not sent again', async (_, no, addressIsBad) => {
    refuse = () => no
    await post(passwordRecovery)
    startNode(smtp())
    const [row] = await settled()
    expect(row).toMatchObject({ state: 'failed', attempts: 1, forgotten: true })
    expect(row?.last_fault).toContain(no[1])
    expect(office.refused).toEqual(addressIsBad ? [passwordRecovery.to] : [])
  })

  it.each([
    ['for good', [554, '5.6.0 content refused'], 'failed', 1],
    ['for now', [452, '4.3.1 disk full'], 'sent', 2],
  ] as const)(
    'whose text is refused %s says nothing of its reader',
    async (_, no, state, tries) => {
      let refusals: readonly Refusal[] = [no]
      refuseMessage = () => {
        const [next = null] = refusals
        refusals = []
        return next
      }
      await post(verifyEmail)
      startNode(smtp())
      expect(await settled()).toEqual([expect.objectContaining({ state, attempts: tries })])
      expect(office.refused).toEqual([])
    },
  )

  it('that comes too late is given up, unsent', async () => {
    await post(passwordRecovery)
    await office.database.query(
      `UPDATE mail_letter SET worth_until = clock_timestamp() - interval '1 second'`,
    )
    const mail = startNode(smtp())
    await mail.sweep()
    expect(await outbox()).toEqual([
      expect.objectContaining({ state: 'late', attempts: 0, forgotten: true }),
    ])
    expect(server.received).toEqual([])
  })

  it('leaves neither its reader nor its link in the log', async () => {
    refuse = (to) => (to === passwordRecovery.to ? [550, `5.1.1 <${to}> unknown`] : null)
    await post(passwordRecovery, { ...verifyEmail, to: 'bob@player.test' })
    startNode(smtp())
    await settled()
    expect(office.logged()).toContain('letter tried')
    for (const secret of ['ann@player.test', 'bob@player.test', 'token-of'])
      expect(office.logged()).not.toContain(secret)
  })
})

describe('several nodes', () => {
  it('send each letter once', async () => {
    const letters = Array.from({ length: 60 }, (_, index) => ({
      ...verifyEmail,
      to: `player${index}@player.test`,
    }))
    await post(...letters)
    startNode(smtp())
    startNode(smtp())
    await settled()
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      letters.map(({ to }) => to).toSorted(),
    )
  })

  it('follow one that died after the server had taken a letter, under the same Message-ID', async () => {
    await post(verifyEmail)
    const real = smtp()
    let dies: () => void = () => undefined
    const died = new Promise<void>((resolve) => (dies = resolve))
    startNode({
      ...real,
      carry: async (letter) => {
        const delivery = await real.carry(letter)
        await died
        return delivery
      },
    })
    await vi.waitFor(() => expect(server.received).toHaveLength(1), patience)
    // The time for which the first had claimed it is over.
    await office.database.query('UPDATE mail_letter SET due_at = clock_timestamp()')
    startNode(smtp())
    await settled()
    dies()
    const ids = server.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await outbox()).toEqual([expect.objectContaining({ state: 'sent', attempts: 2 })])
  })
})

describe('the outbox', () => {
  it('sends news after everything else', async () => {
    await post(newsletter, passwordRecovery)
    const [first] = await claimLetters(office.database, 1, 60_000)
    const [second] = await claimLetters(office.database, 1, 60_000)
    expect([first?.template, second?.template]).toEqual(['passwordRecovery', 'newsletter'])
    expect(await claimLetters(office.database, 1, 60_000)).toEqual([])
  })

  it('is a concern when letters wait for long', async () => {
    const mail = createMail(office.needs)
    await post(verifyEmail)
    expect(await mail.concerns()).toEqual([])
    await office.database.query(`UPDATE mail_letter SET posted_at = posted_at - interval '11 min'`)
    expect(await mail.concerns()).toEqual(['Letters wait: 1, the oldest for 11 min; set SMTP_URL.'])
  })

  it('is told to Prometheus, even while the database is away', async () => {
    await post(verifyEmail)
    const mail = startNode(smtp())
    await settled()
    const told = async () => {
      const families = await mail.families()
      return Object.fromEntries(families.map(({ name, samples }) => [name, samples]))
    }
    await vi.waitFor(async () => {
      expect(await told()).toMatchObject({
        fairhouse_letters_waiting: [{ value: 0 }],
        fairhouse_letters_tried_total: expect.arrayContaining([
          { labels: { outcome: 'sent' }, value: 1 },
        ]),
      })
    }, patience)
    const away = { ...office.database, query: () => Promise.reject(new Error('away')) }
    const families = await createMail({ ...office.needs, database: away }).families()
    expect(families.map(({ samples }) => samples.length)).toEqual([0, 0, 3])
  })

  it('forgets settled letters after a month', async () => {
    await post(verifyEmail)
    const mail = startNode(smtp())
    await settled()
    await mail.sweep()
    expect(await outbox()).toHaveLength(1)
    await office.database.query(
      `UPDATE mail_letter SET settled_at = settled_at - interval '31 days'`,
    )
    await mail.sweep()
    expect(await outbox()).toEqual([])
  })
})
