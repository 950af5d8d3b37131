import { basename } from 'node:path'
import type { Database, Transaction } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { archiveFile, type Digest, readLines, writeLines, writeManifest } from './archive-file.ts'
import type { Partition } from './take-out.ts'

const rowsAtOnce = 2_000

/** A partition in its file. */
export interface StoredAway extends Digest {
  readonly partition: string
  readonly file: string
}

interface Facts {
  readonly rows: bigint
  readonly first_key: string | null
  readonly last_key: string | null
}

/**
 * Writes every detached partition that has no file yet into one, reads it back, and only then moves the table to the schema
 * `archive`, from where an operator may drop it. One node at a time; begun anew after a crash.
 * @throws Error when the file does not say what the table says.
 */
export async function storeAway(database: Database, folder: string): Promise<StoredAway[]> {
  const stored: StoredAway[] = []
  for (;;) {
    const one = await database.transaction((tx) => storeNext(tx, folder))
    if (!one) return stored
    stored.push(one)
  }
}

/** Null when nothing waits, or another node is at it. */
async function storeNext(tx: Transaction, folder: string): Promise<StoredAway | null> {
  await tx.query('SET LOCAL statement_timeout = 0')
  // A lock of this kind, unlike one of a row, gives the transaction no number: the outbox does not wait for its end.
  const [next] = await rowsOf<Waiting>(tx, nextWaiting)
  return next ? storeOne(tx, next, archiveFile(folder, next.partition)) : null
}

type Waiting = Partition & { readonly key_column: string }

const nextWaiting = `
  WITH mine AS MATERIALIZED (
    SELECT pg_try_advisory_xact_lock(hashtextextended('storing away', 0)) AS mine
  )
  SELECT archived.partition, archived.parent, archived.begins, archived.ends, kept.key_column
  FROM platform_archived AS archived JOIN platform_partitioned AS kept USING (parent)
  WHERE archived.checked_at IS NULL AND (SELECT mine FROM mine)
  ORDER BY archived.ends, archived.partition LIMIT 1`

async function storeOne(
  tx: Transaction,
  { partition, parent, begins, ends, key_column: key }: Waiting,
  file: string,
): Promise<StoredAway> {
  const written = await writeLines(file, linesOf(tx, partition, key))
  const read = await readLines(file)
  const [facts] = await rowsOf<Facts>(tx, factsOf(partition, key))
  if (!facts || read.sha256 !== written.sha256 || BigInt(read.rows) !== facts.rows) {
    throw new Error(`${file} holds ${read.rows} rows instead of ${facts?.rows}, or others`)
  }
  const { first_key: firstKey, last_key: lastKey } = facts
  const name = basename(file)
  const manifest = {
    table: parent,
    partition,
    begins,
    ends,
    key,
    firstKey,
    lastKey,
    file: name,
    ...read,
  }
  await writeManifest(file, manifest)
  await tx.query(checked, [partition, facts.rows, firstKey, lastKey, name, read.sha256])
  await tx.query(`ALTER TABLE ${partition} SET SCHEMA archive`)
  return { partition, file, ...read }
}

async function* linesOf(tx: Transaction, partition: string, key: string) {
  await tx.query(
    `DECLARE lines NO SCROLL CURSOR FOR SELECT row_to_json(row)::text AS line FROM ${partition} AS row ORDER BY ${key}`,
  )
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, `FETCH ${rowsAtOnce} FROM lines`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.query('CLOSE lines')
}

const factsOf = (partition: string, key: string): string => `
  SELECT (SELECT count(*) FROM ${partition}) AS rows,
    (SELECT ${key}::text FROM ${partition} ORDER BY ${key} LIMIT 1) AS first_key,
    (SELECT ${key}::text FROM ${partition} ORDER BY ${key} DESC LIMIT 1) AS last_key`

const checked = `
  UPDATE platform_archived
  SET rows = $2, first_key = $3, last_key = $4, file = $5, sha256 = $6, checked_at = now()
  WHERE partition = $1`
