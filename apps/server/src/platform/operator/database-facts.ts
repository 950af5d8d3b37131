import type { Queryable } from '../database.ts'
import { rowsOf } from '../rows.ts'

/** A table that grows or changes, its partitions taken together. */
export interface TableFacts {
  readonly table: string
  readonly partitions: number
  readonly liveRows: number
  readonly deadRows: number
  readonly updates: number
  /** Updates that left every index alone. */
  readonly hotUpdates: number
}

/** How far behind a consumer of the outbox is. */
export interface ConsumerFacts {
  readonly consumer: string
  readonly topic: string
  /** Age of the oldest event it has not heard; 0 when it has heard all. */
  readonly waitingSeconds: number
}

export interface StandbyFacts {
  readonly name: string
  readonly state: string
  /** `sync`, `async`, `quorum`, `potential`. */
  readonly syncState: string
  /** Bytes of WAL it has not written to its disk yet. */
  readonly behindBytes: number
}

/** A piece of work that one node at a time does. */
export interface LeaseFacts {
  readonly work: string
  /** The node that does it, or did it last. */
  readonly holder: string
  /** How often it has changed hands. */
  readonly fence: number
  readonly heldSeconds: number
  readonly isHeld: boolean
}

/** What PostgreSQL tells of itself. Times are in seconds, sizes in bytes. */
export interface DatabaseFacts {
  readonly version: string
  readonly startedAt: Date
  readonly settings: Readonly<Record<string, string>>
  readonly connections: Readonly<Record<string, number>>
  readonly maxConnections: number
  readonly waitingForLocks: number
  readonly oldestTransactionSeconds: number
  /** Position in the WAL: how much was written since the cluster was made. */
  readonly walBytes: number
  readonly databaseBytes: number
  readonly archive: {
    readonly archived: number
    readonly failed: number
    readonly lastArchivedAt: Date | null
    readonly lastFailedAt: Date | null
  } | null
  readonly standbys: readonly StandbyFacts[]
  readonly tables: readonly TableFacts[]
  readonly consumers: readonly ConsumerFacts[]
  readonly leases: readonly LeaseFacts[]
}

const settingsShown = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'synchronous_standby_names',
  'archive_mode',
  'archive_timeout',
  'data_checksums',
  'shared_buffers',
  'max_wal_size',
]

const server = `
  SELECT current_setting('server_version') AS version, pg_postmaster_start_time() AS started_at,
    current_setting('max_connections')::int AS max_connections,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::float8 AS wal_bytes,
    (SELECT json_object_agg(name, current_setting(name)) FROM pg_settings WHERE name = ANY($1)) AS settings`

const activity = `
  SELECT coalesce(state, 'other') AS state, count(*)::int AS connections,
    (count(*) FILTER (WHERE wait_event_type = 'Lock'))::int AS waiting,
    coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)), 0)::float8 AS oldest
  FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
  GROUP BY 1`

const archiver = `
  SELECT archived_count::float8 AS archived, failed_count::float8 AS failed,
    last_archived_time AS last_archived_at, last_failed_time AS last_failed_at
  FROM pg_stat_archiver WHERE current_setting('archive_mode') <> 'off'`

const standbys = `
  SELECT application_name AS name, coalesce(state, 'unknown') AS state, coalesce(sync_state, 'unknown') AS sync_state,
    coalesce(sent_lsn - flush_lsn, 0)::float8 AS behind
  FROM pg_stat_replication ORDER BY 1`

const tables = `
  SELECT coalesce(pg_partition_root(relid), relid)::regclass::text AS table,
    (count(*) FILTER (WHERE pg_partition_root(relid) IS NOT NULL))::int AS partitions,
    sum(n_live_tup)::float8 AS live, sum(n_dead_tup)::float8 AS dead,
    sum(n_tup_upd)::float8 AS updates, sum(n_tup_hot_upd)::float8 AS hot_updates
  FROM pg_stat_user_tables GROUP BY 1
  HAVING sum(n_tup_ins + n_tup_upd + n_tup_del) > 0 OR count(*) > 1
  ORDER BY 1`

/** For each consumer the first row behind its position, found by the order of the table's key. */
const consumers = `
  SELECT heard.consumer, heard.topic,
    coalesce(extract(epoch FROM clock_timestamp() - next.created_at), 0)::float8 AS waiting
  FROM unnest($1::text[], $2::text[]) AS heard (consumer, topic)
  JOIN outbox_consumer AS position ON position.consumer = heard.consumer
  LEFT JOIN LATERAL (
    SELECT event.created_at FROM outbox_event AS event
    WHERE event.topic = heard.topic AND (event.tx, event.id) > (position.tx, position.id)
    ORDER BY event.tx, event.id LIMIT 1
  ) AS next ON true
  ORDER BY 1`

const leases = `
  SELECT name AS work, holder, fence::float8 AS fence, held_until > clock_timestamp() AS is_held,
    extract(epoch FROM clock_timestamp() - taken_at)::float8 AS held
  FROM lease ORDER BY name`

interface ActivityRow {
  readonly state: string
  readonly connections: number
  readonly waiting: number
  readonly oldest: number
}

/** Size of the database; it looks at every file, so it is asked for seldom. */
export async function databaseBytes(on: Queryable): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    on,
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  )
  return row?.bytes ?? 0
}

/** Asks the database for everything but its size. Each question is about statistics, none about rows of players. */
export async function askDatabase(
  on: Queryable,
  heard: readonly { readonly name: string; readonly topic: string }[],
): Promise<Omit<DatabaseFacts, 'databaseBytes'>> {
  const [asked] = await rowsOf<{
    version: string
    started_at: Date
    max_connections: number
    wal_bytes: number
    settings: Record<string, string>
  }>(on, server, [settingsShown])
  if (!asked) throw new Error('the database told nothing of itself')
  const states = await rowsOf<ActivityRow>(on, activity)
  return {
    version: asked.version,
    startedAt: asked.started_at,
    settings: asked.settings,
    maxConnections: asked.max_connections,
    walBytes: asked.wal_bytes,
    connections: Object.fromEntries(states.map(({ state, connections }) => [state, connections])),
    waitingForLocks: states.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestTransactionSeconds: Math.max(0, ...states.map(({ oldest }) => oldest)),
    archive: await askArchive(on),
    standbys: await askStandbys(on),
    tables: await askTables(on),
    consumers: await askConsumers(on, heard),
    leases: await askLeases(on),
  }
}

async function askArchive(on: Queryable): Promise<DatabaseFacts['archive']> {
  const [row] = await rowsOf<{
    archived: number
    failed: number
    last_archived_at: Date | null
    last_failed_at: Date | null
  }>(on, archiver)
  if (!row) return null
  const { archived, failed, last_archived_at: lastArchivedAt, last_failed_at: lastFailedAt } = row
  return { archived, failed, lastArchivedAt, lastFailedAt }
}

async function askStandbys(on: Queryable): Promise<StandbyFacts[]> {
  const rows = await rowsOf<{ name: string; state: string; sync_state: string; behind: number }>(
    on,
    standbys,
  )
  return rows.map(({ sync_state: syncState, behind: behindBytes, ...row }) => ({
    ...row,
    syncState,
    behindBytes,
  }))
}

async function askTables(on: Queryable): Promise<TableFacts[]> {
  const rows = await rowsOf<{
    table: string
    partitions: number
    live: number
    dead: number
    updates: number
    hot_updates: number
  }>(on, tables)
  return rows.map((row) => ({
    table: row.table,
    partitions: row.partitions,
    liveRows: row.live,
    deadRows: row.dead,
    updates: row.updates,
    hotUpdates: row.hot_updates,
  }))
}

async function askConsumers(
  on: Queryable,
  heard: readonly { readonly name: string; readonly topic: string }[],
): Promise<ConsumerFacts[]> {
  const rows = await rowsOf<{ consumer: string; topic: string; waiting: number }>(on, consumers, [
    heard.map(({ name }) => name),
    heard.map(({ topic }) => topic),
  ])
  return rows.map(({ waiting, ...row }) => ({ ...row, waitingSeconds: waiting }))
}

async function askLeases(on: Queryable): Promise<LeaseFacts[]> {
  const rows = await rowsOf<{
    work: string
    holder: string
    fence: number
    is_held: boolean
    held: number
  }>(on, leases)
  return rows.map(({ is_held: isHeld, held: heldSeconds, ...row }) => ({
    ...row,
    isHeld,
    heldSeconds,
  }))
}
