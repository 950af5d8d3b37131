import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profiles } from '@fairhouse/jurisdictions'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { lackedForRealMoney } from './real-money.ts'

const scratch = mkdtempSync(join(tmpdir(), 'fairhouse-real-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Everything that real money takes. */
const whole = {
  NODE_ENV: 'production',
  REAL_MONEY: '1',
  JURISDICTION: 'mt',
  LICENCE_NUMBER: 'MGA/B2C/000/2026',
  LICENCE_HOLDER: 'Example Gaming Ltd, Valletta',
  LEGAL_DIR: scratch,
  PUBLIC_ORIGIN: 'https://casino.example',
  BACKUP_DIR: join(scratch, 'backups'),
  DATA_DIR: join(scratch, 'data'),
  SIGNER_PLACE: '127.0.0.1:4000',
  PAYMENTS_COINSPAID_KEY: 'key-of-the-processor',
  SMTP_URL: 'smtps://house:secret@smtp.example',
  MAIL_FROM: 'no-reply@mail.casino.example',
  SUPPORT_MAIL: 'help@casino.example',
  SANCTIONS_DIR: scratch,
  ADDRESS_SCREEN_URL: 'https://lists.example/v1',
  ADDRESS_SCREEN_KEY: 'key-of-the-lists-0',
}
const found = { owners: 2, keysElsewhere: 0, archives: null }

const lackedWith = (
  changed: Readonly<Record<string, string>>,
  findings: Partial<{ owners: number; keysElsewhere: number; archives: boolean | null }> = {},
) => lackedForRealMoney(readConfig({ ...whole, ...changed }, '/'), { ...found, ...findings })

describe('real money', () => {
  it('lacks nothing where everything is there', () => {
    expect(lackedWith({})).toEqual([])
  })

  it('lacks somebody who screens addresses only where coins are taken', () => {
    const nobody = { ADDRESS_SCREEN_URL: '', ADDRESS_SCREEN_KEY: '' }
    expect(lackedWith(nobody)).toEqual([expect.stringContaining('ADDRESS_SCREEN_URL')])
    const cards = { PAYMENTS_COINSPAID_KEY: '', PAYMENTS_CARD_URL: 'https://cards.example' }
    expect(lackedWith({ ...nobody, ...cards })).toEqual([])
  })

  it('lacks a processor that screens who sends coins, where the licence wants that', () => {
    const store = { PAYMENTS_BTCPAY_URL: 'https://pay.example' }
    expect(lackedWith(store)).toEqual([expect.stringContaining('BTCPay')])
    expect(lackedWith({ CHAIN_BITCOIN_URL: 'http://127.0.0.1:8332' })).toEqual([])
  })

  it.each([
    ['JURISDICTION', ''],
    ['JURISDICTION', 'none'],
    ['JURISDICTION', 'demo'],
    ['LICENCE_NUMBER', ''],
    ['LICENCE_HOLDER', ''],
    ['LEGAL_DIR', ''],
    ['NODE_ENV', ''],
    ['PUBLIC_ORIGIN', 'http://casino.example'],
    ['BACKUP_DIR', ''],
    ['SIGNER_PLACE', ''],
    ['CHALLENGE', 'off'],
    ['RATE_LIMIT_SCALE', '2'],
    ['SUPPORT_MAIL', ''],
    ['SANCTIONS_DIR', ''],
    ['SMTP_URL', ''],
  ])('lacks something with %s=%s, and says which', (name, value) => {
    const lacked = lackedWith({ [name]: value, ...(name === 'NODE_ENV' && { DEMO: '0' }) })
    expect(lacked).toHaveLength(1)
    expect(lacked[0]).toContain(name)
  })

  it('takes a payment provider, two owners, and archives of an outside database', () => {
    expect(lackedWith({ PAYMENTS_COINSPAID_KEY: '' })).toEqual([
      expect.stringContaining('No payment provider'),
    ])
    expect(lackedWith({}, { owners: 1 })).toEqual([expect.stringContaining('One owner works')])
    expect(lackedWith({}, { owners: 1, keysElsewhere: 3 })).toEqual([
      expect.stringContaining('One owner works'),
      expect.stringContaining('3 passkeys of owners were made for another host'),
    ])
    expect(lackedWith({}, { keysElsewhere: 3 })).toEqual([])
    const outside = { DATABASE_URL: 'postgres://db.example/house', BACKUP_DIR: '' }
    expect(lackedWith(outside, { archives: true })).toEqual([])
    expect(lackedWith(outside, { archives: false })).toEqual([
      expect.stringContaining('archive_mode'),
    ])
  })

  it.each(profiles.filter(({ lacks }) => lacks.length > 0).map((one) => [one.code, one] as const))(
    'is not taken under %s, whose licence asks for what is not there',
    (code) => {
      expect(lackedWith({ JURISDICTION: code })).not.toEqual([])
    },
  )
})
