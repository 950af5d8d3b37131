import { createMetrics } from '../../metrics.ts'
import type { DatabaseFacts } from '../database-facts.ts'
import type { HouseState } from '../house-state.ts'

export const noon = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number): Date => new Date(noon.getTime() - hours * 3_600_000)

export const wellFacts: DatabaseFacts = {
  version: '18.4',
  startedAt: hoursAgo(48),
  settings: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  connections: { active: 2, idle: 10 },
  maxConnections: 100,
  waitingForLocks: 0,
  oldestTransactionSeconds: 0.1,
  walBytes: 1e9,
  databaseBytes: 5e8,
  archive: { archived: 10, failed: 0, lastArchivedAt: hoursAgo(0.01), lastFailedAt: null },
  standbys: [],
  tables: [
    { table: 'play_step', partitions: 4, liveRows: 1000, deadRows: 0, updates: 0, hotUpdates: 0 },
  ],
  consumers: [{ consumer: 'lobby winners', topic: 'roundSettled', waitingSeconds: 0 }],
  leases: [{ work: 'ledger expiry', holder: 'house 7 x', fence: 3, heldSeconds: 90, isHeld: true }],
}

/** A house in production in which all is well. */
export const wellState: HouseState = {
  now: noon,
  version: '0.1.0',
  node: 'house 7 x',
  upSeconds: 200_000,
  nodes: null,
  mode: 'production',
  houseConcerns: [],
  settings: { PORT: '3000' },
  waitingFor: [],
  counts: createMetrics().counts(),
  recent: {
    seconds: 60,
    playsPerSecond: 120,
    playP50: 2,
    playP99: 9,
    committedPerSecond: 120,
    staleShare: 0,
    batches: 600,
    decisionsPerBatch: 12,
    commitP50: 1.2,
    commitP99: 4,
    refusals: [],
  },
  loopP99: 3,
  pool: { open: 3, idle: 3, waiting: 0, most: 10 },
  database: {
    facts: wellFacts,
    audit: { begunAt: hoursAgo(8), endedAt: hoursAgo(7.9), promises: 22, broken: [] },
  },
  disks: [{ what: 'data', freeBytes: 5e11, bytes: 1e12 }],
  auditIsDaily: true,
  backups: {
    type: 'on',
    kept: 7,
    last: {
      format: 1,
      name: 'night',
      startWal: '000000010000000000000001',
      startedAt: hoursAgo(9).toISOString(),
      endedAt: hoursAgo(9).toISOString(),
      majorVersion: '18',
      fileCount: 1000,
      bytes: 5e8,
      filesSha256: '',
      seedKeyPrint: null,
    },
  },
}
