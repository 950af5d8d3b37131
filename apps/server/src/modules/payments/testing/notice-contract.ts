import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ProviderDriver, SentNotice } from './provider-driver.ts'

/** What holds of notices: only what is signed over these very bytes is read, and it says no more than what to ask about. */
export function noticesAreHeldTo(driverNow: () => ProviderDriver): void {
  const sent = async (): Promise<readonly SentNotice[]> => (await driverNow().notices?.()) ?? []

  it('reads notices that were sent, doubled and in any order alike', async () => {
    const { provider } = driverNow()
    const notices = await sent()
    const read = notices.map(({ raw, headers }) => provider.readNotice(raw, headers))
    for (const questions of read) expect(questions?.length).toBeGreaterThan(0)
    const again = notices.toReversed().map(({ raw, headers }) => provider.readNotice(raw, headers))
    expect(again.toReversed()).toEqual(read)
  })
  it('does not read what was forged, changed by a bit, or written anew', async () => {
    const { provider } = driverNow()
    for (const { raw, headers } of (await sent()).slice(0, 3)) {
      for (let position = 0; position < raw.length; position += 7) {
        const changed = Buffer.from(raw)
        changed[position] = (changed[position] ?? 0) ^ 1
        expect(provider.readNotice(changed, headers)).toBeNull()
      }
      expect(provider.readNotice(Buffer.concat([raw, Buffer.from(' ')]), headers)).toBeNull()
      expect(provider.readNotice(writtenAnew(raw), headers)).toBeNull()
      expect(provider.readNotice(raw, {})).toBeNull()
      for (const name of signaturesIn(headers))
        for (const value of ['', 'x', '0'.repeat(64), randomBytes(64).toString('hex')])
          expect(provider.readNotice(raw, { ...headers, [name]: value })).toBeNull()
    }
  })
  it('does not read noise, and never throws', () => {
    const { provider } = driverNow()
    for (let round = 0; round < 300; round++) {
      const noise = randomBytes(round)
      const signature = {
        'x-signature': noise.toString('base64'),
        'x-sandbox-signature': 't=1,v1=',
      }
      expect(provider.readNotice(noise, signature)).toBeNull()
    }
    for (const text of ['', 'null', '[]', '{}', '{"type":"deposit"}', '\u0000'])
      expect(provider.readNotice(Buffer.from(text), {})).toBeNull()
  })
}

/** The same for whoever parses it, with other bytes. */
const writtenAnew = (raw: Buffer): Buffer =>
  Buffer.from(`${JSON.stringify(JSON.parse(raw.toString('utf8')), null, 1)}\n`)

const signaturesIn = (headers: Readonly<Record<string, string>>): string[] =>
  Object.keys(headers).filter((name) => /sig|hmac|digest/i.test(name))
