import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { derivedKey } from '#platform/derived-key'
import { startTestServer, testSeedKey, type TestServer } from '../../wire/test-server.ts'
import { createMail } from './mail.ts'
import { openPostOffice, type PostOffice } from './testing/post-office.ts'
import { sampleLetters } from './testing/sample-letters.ts'

const patience = { timeout: 20_000, interval: 20 }

interface Shown {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

let server: TestServer
let office: PostOffice
beforeAll(async () => {
  server = await startTestServer({ mailbox: true })
  office = await openPostOffice()
  const sealKey = derivedKey(testSeedKey, 'letters that wait')
  const mail = createMail({ ...office.needs, database: server.database, sealKey })
  await server.database.transaction(async (tx) => {
    await mail.post(tx, sampleLetters.verifyEmail)
    await mail.post(tx, { ...sampleLetters.newsletter, to: 'bob@player.test', language: 'de' })
  })
})
afterAll(async () => {
  await office.stop()
  await server.stop()
})

const get = (path: string) => fetch(`${server.url}/dev/mailbox${path}`)
const lettersTo = async (to: string): Promise<readonly Shown[]> => {
  const response = await get(`.json?to=${encodeURIComponent(to)}`)
  const { letters }: { letters: readonly Shown[] } = await response.json()
  return letters
}
const first = (to: string): Promise<Shown> =>
  vi.waitFor(async () => {
    const [letter] = await lettersTo(to)
    if (!letter) throw new Error('no letter yet')
    return letter
  }, patience)

describe('the mailbox of a demo', () => {
  it('has nothing for an address that none can be', async () => {
    expect((await get('?to=%00')).status).toBe(200)
  })

  it('gives the letters to one address, with their links', async () => {
    const letter = await first('ANN@player.test')
    expect(letter).toMatchObject({
      to: 'ann@player.test',
      template: 'verifyEmail',
      subject: 'Verify your email address',
      links: ['http://house.test/en/verify/token-of-verification'],
    })
    expect(await lettersTo('nobody@player.test')).toEqual([])
  })

  it('lists them and shows each with text and headers, without a script', async () => {
    const { id } = await first('bob@player.test')
    const list = await get('')
    expect(list.status).toBe(200)
    expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src/)
    expect(await list.text()).toContain(`href="/dev/mailbox/${id}"`)
    const shown = await (await get(`/${id}`)).text()
    expect(shown).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(shown).toContain('The second is &lt;b&gt;not&lt;/b&gt;.')
    expect(shown).not.toContain('<script')
  })

  it('shows the letter itself in a sandbox of its own', async () => {
    const { id } = await first('bob@player.test')
    const frame = await get(`/${id}/html`)
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toContain('allow-scripts')
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await frame.text()).toContain('The second is &lt;b&gt;not&lt;/b&gt;.')
  })

  it.each(['/nothing', '/00000000-0000-7000-8000-000000000000'])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('is not there where letters are sent', async () => {
    const house = await startTestServer()
    try {
      for (const path of ['', '.json', '/00000000-0000-7000-8000-000000000000'])
        expect((await fetch(`${house.url}/dev/mailbox${path}`)).status).toBe(404)
    } finally {
      await house.stop()
    }
  })
})
