import { describe, expect, it } from 'vitest'
import { concernsOf } from './concerns.ts'
import type { DatabaseFacts } from './database-facts.ts'
import { healthPage } from './health-page.ts'
import type { HouseState } from './house-state.ts'
import { noon, wellFacts, wellState } from './testing/well-state.ts'

const money = wellState.counts.money
const facts = (changed: Partial<DatabaseFacts>): Partial<HouseState> => ({
  database: { facts: { ...wellFacts, ...changed }, audit: auditOf({}) },
})
const audit = { begunAt: noon, endedAt: noon, promises: 22, broken: [] }
const auditOf = (changed: Partial<typeof audit> | { broken: string[] }) => ({
  ...audit,
  ...changed,
})
const audited = (changed: Parameters<typeof auditOf>[0]): Partial<HouseState> => ({
  database: { facts: wellFacts, audit: auditOf(changed) },
})
const daysAgo = (days: number): Date => new Date(noon.getTime() - days * 86_400_000)
const lately = (changed: Partial<HouseState['recent']>): Partial<HouseState> => ({
  recent: { ...wellState.recent, ...changed },
})
const lastBackup = wellState.backups.type === 'on' ? wellState.backups.last : null

describe('a concern', () => {
  it('is nothing while all is well', () => {
    expect(concernsOf(wellState)).toEqual([])
  })

  it.each<[string, Partial<HouseState>, string]>([
    ['not ready', { waitingFor: ['restart'] }, 'now: Calls wait for the restart.'],
    [
      'a node that does not come back',
      { nodes: { wanted: 4, running: 3, replaced: 9, silent: 0 } },
      'soon: 3 of 4 nodes of this machine run; the log says why.',
    ],
    [
      'a node that hangs',
      { nodes: { wanted: 4, running: 4, replaced: 0, silent: 1 } },
      'soon: 1 of 4 nodes of this machine does not answer.',
    ],
    [
      'no database',
      { database: { away: 'connection refused' } },
      'now: The database does not answer: connection refused.',
    ],
    [
      'broken books',
      audited({ broken: ['broken: no player is below zero: id 4'] }),
      'now: The books are broken: no player is below zero: id 4',
    ],
    [
      'an old audit',
      audited({ endedAt: daysAgo(3) }),
      'soon: The last audit of the books is 72 hours old.',
    ],
    [
      'no audit',
      { database: { facts: wellFacts, audit: null } },
      'soon: The books were never audited.',
    ],
    [
      'a long queue',
      { counts: { ...wellState.counts, money: { ...money, queued: 3000 } } },
      'now: 3000 decisions wait to be committed.',
    ],
    ['slow commits', lately({ commitP99: 400 }), 'soon: Commits take up to 400 ms.'],
    [
      'calls turned away',
      lately({ refusals: [{ call: 'play', outcome: '503', count: 7 }] }),
      'now: 7 calls were turned away as busy in the last minute.',
    ],
    [
      'broken calls',
      lately({ refusals: [{ call: 'play', outcome: '500', count: 1 }] }),
      'now: 1 calls ended with 500 in the last minute.',
    ],
    [
      'a forgetful database',
      facts({ settings: { fsync: 'off' } }),
      'now: PostgreSQL runs with fsync off: answered bets can be lost.',
    ],
    [
      'many connections',
      facts({ connections: { active: 85 } }),
      'soon: 85 of 100 connections are taken.',
    ],
    [
      'an old transaction',
      facts({ oldestTransactionSeconds: 900 }),
      'soon: A transaction has been open for 15 min.',
    ],
    [
      'a late outbox',
      facts({ consumers: [{ consumer: 'mail', topic: 'x', waitingSeconds: 60 }] }),
      'soon: "mail" is 60 s behind the outbox.',
    ],
    [
      'a failing archive',
      facts({
        archive: { archived: 1, failed: 3, lastArchivedAt: daysAgo(0.01), lastFailedAt: noon },
      }),
      'now: WAL could not be archived since 14 min.',
    ],
    [
      'a full disk',
      { disks: [{ what: 'data', freeBytes: 4, bytes: 100 }] },
      'now: The disk of the data has 4 % left.',
    ],
    [
      'a blocked process',
      { loopP99: 250 },
      'soon: The process keeps its work waiting for up to 250 ms.',
    ],
    [
      'a busy pool',
      { pool: { open: 10, idle: 0, waiting: 4, most: 10 } },
      'soon: 4 statements wait for a connection of the pool.',
    ],
    ['no backups', { backups: { type: 'off' } }, 'soon: There are no backups: set BACKUP_DIR.'],
    [
      'no backup yet',
      { backups: { type: 'on', last: null, kept: 0 } },
      'soon: There is no backup yet: npm run backup.',
    ],
    [
      'an old backup',
      {
        backups: {
          type: 'on',
          kept: 1,
          last: lastBackup && { ...lastBackup, endedAt: daysAgo(2).toISOString() },
        },
      },
      'soon: The last backup is 48 hours old.',
    ],
  ])('is %s', (_, changed, expected) => {
    const concerns = concernsOf({ ...wellState, ...changed })
    expect(concerns.map(({ weight, sentence }) => `${weight}: ${sentence}`)).toEqual([expected])
  })

  it('of a demo is not that nobody backs it up', () => {
    expect(concernsOf({ ...wellState, mode: 'demo', backups: { type: 'off' } })).toEqual([])
  })
})

describe('the health page', () => {
  it('loads itself anew until it is asked to stand still, and has no script', () => {
    const page = healthPage(wellState, false)
    expect(page).toContain('http-equiv="refresh"')
    expect(page).not.toContain('<script')
    expect(healthPage(wellState, true)).not.toContain('http-equiv="refresh"')
  })

  it('says at once how the house is, what is urgent first', () => {
    expect(healthPage(wellState, false)).toContain('<title>The house is well</title>')
    const ill = { ...wellState, loopP99: 250, waitingFor: ['database'] }
    const page = healthPage(ill, false)
    expect(page).toContain('<h1 class="now">The house needs you now</h1>')
    expect(page.indexOf('Calls wait for the database')).toBeLessThan(page.indexOf('keeps its work'))
  })

  it('says which node does what one alone may do', () => {
    const free = { work: 'nightly audit', holder: 'house 9 y', fence: 12, heldSeconds: 7200 }
    const leases = [...wellFacts.leases, { ...free, isHeld: false }]
    const page = healthPage({ ...wellState, ...facts({ leases }) }, false)
    expect(page).toContain('<th scope="row">ledger expiry</th><td>house 7 x</td><td>3</td>')
    expect(page).toContain('<td>nobody; last house 9 y</td><td>12</td>')
  })

  it('shows text as text', () => {
    const page = healthPage({ ...wellState, database: { away: '<img src=x> & "so"' } }, false)
    expect(page).toContain('&lt;img src=x&gt; &amp; &quot;so&quot;')
    expect(page).not.toContain('<img')
  })
})
