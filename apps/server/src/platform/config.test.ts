import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartFault } from './start-fault.ts'

const sentencesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv/house')
  } catch (fault) {
    if (fault instanceof StartFault) return fault.sentences
    throw fault
  }
  return []
}

const nodes = {
  DATABASE_URL: 'postgres://house@db.example/house',
  NATS_URL: 'nats://bus.example',
  SEED_KEY: '0'.repeat(64),
  RECEIPT_KEY: '0'.repeat(64),
}

describe('configuration', () => {
  it('is complete when nothing is set, and is a demo then', () => {
    expect(readConfig({}, '/srv/house')).toEqual({
      providers: {
        named: [],
        sandbox: {
          port: 3004,
          host: null,
          houseUrl: 'http://localhost:3000',
          folder: '/srv/house/.data/sandbox-provider',
        },
      },
      keepRoundsMonths: null,
      rateSources: ['sandbox'],
      sanctionsDir: null,
      addressScreen: null,
      identity: null,
      licence: {
        code: 'demo',
        number: null,
        holder: null,
        realMoney: false,
        placesFile: null,
        hiddenFile: null,
      },
      supportMail: null,
      staff: {
        secondFactor: false,
        origin: null,
        addresses: ['127.0.0.0/8', '::1'],
        proxies: [],
      },
      archiveDir: '/srv/house/.data/archive',
      port: 3000,
      operatorPort: 3001,
      host: null,
      operatorHost: 'localhost',
      databaseUrl: null,
      natsUrl: null,
      nodes: 1,
      traces: null,
      dataDir: '/srv/house/.data',
      brand: { name: 'Fairhouse Casino', logo: null, colors: null, legalDir: null },
      demo: true,
      production: false,
      checkReplies: false,
      maintenance: false,
      backupDir: null,
      challenge: 'auto',
      adapters: { chat: null, chatKey: null, analytics: null, reporting: null },
      archiveSeconds: 60,
      backupsKept: 7,
      auditMinute: 240,
      logLevel: 'info',
      logToStderr: false,
      publicOrigin: null,
      mediaOrigin: null,
      sessionIdleMinutes: 30,
      trustProxy: false,
      seedKey: null,
      receiptKey: null,
      rateLimitScale: 100,
      mail: {
        from: { name: 'Fairhouse Casino', address: 'no-reply@localhost' },
        origin: 'http://localhost:3000',
        delivery: { type: 'mailbox' },
      },
      payments: {
        sandbox: {
          type: 'child',
          port: 3002,
          host: null,
          houseUrl: 'http://localhost:3000',
          folder: '/srv/house/.data/sandbox-payments',
        },
        chainsOnDemand: [],
        providerOf: {},
        environment: {},
      },
    })
  })

  it('is no demo in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }, '/').demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production' }, '/').licence.code).toBeNull()
  })

  it('bears less than a demo where there are players', () => {
    expect(readConfig({ DEMO: '0' }, '/srv/house').rateLimitScale).toBe(1)
    expect(readConfig({ RATE_LIMIT_SCALE: '3' }, '/srv/house').rateLimitScale).toBe(3)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATA_DIR: ' ' }, '/srv/house')).toMatchObject({
      port: 3000,
      dataDir: '/srv/house/.data',
    })
  })

  it.each([
    ['00:00', 0],
    ['23:59', 1439],
    ['off', null],
  ])('reads %s as when the books are audited', (text, minute) => {
    expect(readConfig({ AUDIT_AT: text }, '/').auditMinute).toBe(minute)
  })

  it.each([
    [{ TRUST_PROXY: '0' }, false],
    [{ TRUST_PROXY: '2' }, 2],
    [{ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }, ['10.0.0.0/8', '127.0.0.1']],
  ])('reads %j as whom to trust', (env, expected) => {
    expect(readConfig(env, '/').trustProxy).toEqual(expected)
  })

  it('reads who tells what coins cost; made-up rates are for a demo alone', () => {
    const env = { DEMO: '0', RATES_SOURCES: 'kraken, coinbase,kraken' }
    expect(readConfig(env, '/').rateSources).toEqual(['kraken', 'coinbase'])
    expect(readConfig({ DEMO: '0' }, '/').rateSources).toEqual([])
    expect(sentencesOf({ RATES_SOURCES: 'tea leaves' })).toEqual([
      'RATES_SOURCES must name sandbox, kraken, coinbase, with commas.',
    ])
    expect(sentencesOf({ DEMO: '0', RATES_SOURCES: 'kraken,sandbox' })).toEqual([
      'RATES_SOURCES cannot be sandbox outside of a demo: its rates are made up.',
    ])
  })

  it('reads where players write to', () => {
    expect(readConfig({ SUPPORT_MAIL: 'help@casino.example' }, '/').supportMail).toBe(
      'help@casino.example',
    )
    expect(readConfig({}, '/').supportMail).toBeNull()
    const named = readConfig(
      { BRAND_NAME: ' Moon & Tide ', MAIL_FROM: 'no-reply@moon.example' },
      '/',
    )
    expect(named.brand.name).toBe('Moon & Tide')
    expect(named.mail.from.name).toBe('Moon & Tide')
  })

  it('reads how letters leave the house', () => {
    const env = {
      SMTP_URL: 'smtps://house:secret@smtp.example',
      MAIL_FROM: 'The House <post@mail.casino.example>',
      PUBLIC_ORIGIN: 'https://casino.example',
      DKIM_SELECTOR: 's1',
      DKIM_KEY_FILE: '/etc/house/dkim.pem',
    }
    expect(readConfig(env, '/').mail).toEqual({
      from: { name: 'The House', address: 'post@mail.casino.example' },
      origin: 'https://casino.example',
      delivery: {
        type: 'smtp',
        url: 'smtps://house:secret@smtp.example',
        dkim: { domain: 'mail.casino.example', selector: 's1', keyFile: '/etc/house/dkim.pem' },
      },
    })
    const production = readConfig({ NODE_ENV: 'production' }, '/').mail
    expect(production.delivery).toEqual({ type: 'none' })
    expect(readConfig({ MAIL_FROM: 'post@casino.example' }, '/').mail.from).toEqual({
      name: 'Fairhouse Casino',
      address: 'post@casino.example',
    })
  })

  it.each([
    [
      { SMTP_URL: 'mail.example:25' },
      'SMTP_URL must be smtp://user:password@host:587 or smtps://user:password@host.',
    ],
    [
      { BRAND_NAME: '<b>House</b>' },
      'BRAND_NAME must be 1 to 40 letters, digits and blanks, such as Fairhouse Casino.',
    ],
    [
      { SUPPORT_MAIL: 'House <help@casino.example>' },
      'SUPPORT_MAIL must be an address such as help@casino.example.',
    ],
    [
      { MAIL_FROM: 'House <post>' },
      'MAIL_FROM must be an address such as no-reply@casino.example or Casino <no-reply@casino.example>.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://casino.example' },
      'SMTP_URL needs MAIL_FROM: a letter is from somebody.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' },
      'SMTP_URL needs PUBLIC_ORIGIN: letters hold links to it.',
    ],
    [{ DKIM_SELECTOR: 's1' }, 'DKIM_SELECTOR and DKIM_KEY_FILE belong together.'],
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535.'],
    [{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535.'],
    [{ OPERATOR_PORT: '-1' }, 'OPERATOR_PORT must be a port number from 1 to 65535.'],
    [{ PORT: '3001' }, 'PORT and OPERATOR_PORT must differ: the operator port is not for players.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [
      { ...nodes, NATS_URL: 'http://bus.example' },
      'NATS_URL must be nats://host:4222 or tls://host:4222, or several of them separated by commas.',
    ],
    [
      { ...nodes, DATABASE_URL: '' },
      'NATS_URL needs DATABASE_URL: several nodes share one database, and the embedded one is for one process.',
    ],
    [
      { ...nodes, RECEIPT_KEY: '' },
      'NATS_URL needs RECEIPT_KEY: receipts are signed with the same key on every node.',
    ],
    [
      { ...nodes, SEED_KEY: '' },
      'NATS_URL needs SEED_KEY: what one node has sealed, every other must be able to open.',
    ],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
    [
      { DEMO: '1', NODE_ENV: 'production' },
      'DEMO=1 is not possible together with NODE_ENV=production: demo accounts have known passwords.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES must be a whole number from 1 to 1440.'],
    [
      { PUBLIC_ORIGIN: 'https://casino.example/' },
      'PUBLIC_ORIGIN must be an origin such as https://casino.example, without a path or a slash at its end.',
    ],
    ...['loopback', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8', '-1'].map(
      (text): [Record<string, string>, string] => [
        { TRUST_PROXY: text },
        'TRUST_PROXY must be a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas.',
      ],
    ),
    [{ AUDIT_AT: '24:00' }, 'AUDIT_AT must be a time such as 04:00, in UTC, or off.'],
    [{ ARCHIVE_SECONDS: '0' }, 'ARCHIVE_SECONDS must be a whole number from 1 to 3600.'],
    [
      { BACKUP_DIR: '/backup', DATABASE_URL: 'postgres://x' },
      'BACKUP_DIR is for the embedded database; the one of DATABASE_URL is backed up with its own tools (docs/operations.md).',
    ],
    [
      { BACKUP_DIR: '.data/backup' },
      'BACKUP_DIR must lie outside DATA_DIR, or both are lost together.',
    ],
  ])('answers %j with one sentence', (env, sentence) => {
    expect(sentencesOf(env)).toEqual([sentence])
  })

  it('tells of every setting that is wrong at once', () => {
    expect(sentencesOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })
})
