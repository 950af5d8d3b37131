import type { Family, Sample } from '../metrics/exposition.ts'
import type { AuditRun } from './audit-books.ts'
import type { DatabaseFacts } from './database-facts.ts'
import type { Watched } from './watch-database.ts'

const gauge = (name: string, help: string, samples: readonly Sample[]): Family => ({
  name: `fairhouse_${name}`,
  help,
  type: 'gauge',
  samples,
})

/** What is known of the database, for Prometheus. While it is away there is nothing but that. */
export const databaseFamilies = (watched: Watched): Family[] => [
  gauge('database_up', '1 when the database answers.', [{ value: 'facts' in watched ? 1 : 0 }]),
  ...('facts' in watched ? [...familiesOf(watched.facts), ...bookFamilies(watched.audit)] : []),
]

function familiesOf(facts: DatabaseFacts): Family[] {
  const tables = (value: (table: DatabaseFacts['tables'][number]) => number): Sample[] =>
    facts.tables.map((table) => ({ labels: { table: table.table }, value: value(table) }))
  return [
    gauge(
      'database_connections',
      'Connections to the database by state, of all nodes.',
      Object.entries(facts.connections).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge('database_max_connections', 'Connections that the server allows.', [
      { value: facts.maxConnections },
    ]),
    gauge('database_waiting_for_locks', 'Connections that wait for a lock.', [
      { value: facts.waitingForLocks },
    ]),
    gauge('database_oldest_transaction_seconds', 'Age of the oldest open transaction.', [
      { value: facts.oldestTransactionSeconds },
    ]),
    {
      name: 'fairhouse_database_wal_bytes_total',
      help: 'WAL written since the cluster was made.',
      type: 'counter',
      samples: [{ value: facts.walBytes }],
    },
    gauge('database_bytes', 'Size of the database.', [{ value: facts.databaseBytes }]),
    gauge(
      'table_live_rows',
      'Rows of a table with its partitions, as the statistics know them.',
      tables(({ liveRows }) => liveRows),
    ),
    gauge(
      'table_dead_rows',
      'Dead rows not cleaned up yet.',
      tables(({ deadRows }) => deadRows),
    ),
    gauge(
      'table_partitions',
      'Partitions of a table.',
      tables(({ partitions }) => partitions).filter(({ value }) => value > 0),
    ),
    gauge(
      'outbox_waiting_seconds',
      'Age of the oldest event that a consumer has not heard.',
      facts.consumers.map(({ consumer, topic, waitingSeconds }) => ({
        labels: { consumer, topic },
        value: waitingSeconds,
      })),
    ),
    gauge(
      'standby_behind_bytes',
      'WAL that a standby has not written to its disk yet.',
      facts.standbys.map(({ name, syncState, behindBytes }) => ({
        labels: { standby: name, sync: syncState },
        value: behindBytes,
      })),
    ),
    ...archiveFamilies(facts.archive),
  ]
}

const bookFamilies = (run: AuditRun | null): Family[] => [
  gauge(
    'books_audited_time',
    'When the books were last audited, epoch seconds.',
    run ? [{ value: run.endedAt.getTime() / 1000 }] : [],
  ),
  gauge(
    'books_broken_promises',
    'Promises of the books that the last audit found broken.',
    run ? [{ value: run.broken.length }] : [],
  ),
]

function archiveFamilies(archive: DatabaseFacts['archive']): Family[] {
  if (!archive) return []
  const seconds = (at: Date | null): Sample[] => (at ? [{ value: at.getTime() / 1000 }] : [])
  return [
    {
      name: 'fairhouse_archived_segments_total',
      help: 'WAL segments put into the archive, or not.',
      type: 'counter',
      samples: [
        { labels: { result: 'archived' }, value: archive.archived },
        { labels: { result: 'failed' }, value: archive.failed },
      ],
    },
    gauge(
      'archive_last_success_time',
      'When a segment was last archived, epoch seconds.',
      seconds(archive.lastArchivedAt),
    ),
    gauge(
      'archive_last_failure_time',
      'When archiving last failed, epoch seconds.',
      seconds(archive.lastFailedAt),
    ),
  ]
}
