import { batch } from '#modules/ledger'
import type { StepRow } from '../decision.ts'
import { roundSettled } from '../round-settled.ts'
import {
  bigintArray,
  boolArray,
  bytesArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  timeArray,
  uuidArray,
} from './binary-array.ts'

/** The house's account on the other side of a step's money. */
type HouseOf = (row: StepRow) => number

interface Column {
  readonly name: string
  readonly type: string
  readonly encode: (rows: readonly StepRow[], house: HouseOf) => Buffer
}

/** What the statement is asked with: one array a column, one element a decision. */
const columns: readonly Column[] = [
  { name: 'pocket', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.pocket) },
  { name: 'version', type: 'int8', encode: (rows) => bigintArray(rows, (row) => row.version) },
  { name: 'stake', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.taken) },
  { name: 'payout', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.given) },
  { name: 'house', type: 'int8', encode: (rows, house) => int8Array(rows, house) },
  { name: 'player_id', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.player) },
  { name: 'round_id', type: 'uuid', encode: (rows) => uuidArray(rows, (row) => row.roundId) },
  { name: 'round_stake', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.stake) },
  { name: 'round_payout', type: 'int8', encode: (rows) => int8Array(rows, (row) => row.payout) },
  { name: 'facts', type: 'int8', encode: (rows) => bigintArray(rows, (row) => row.facts) },
  { name: 'body_hash', type: 'int8', encode: (rows) => bigintArray(rows, (row) => row.bodyHash) },
  { name: 'at', type: 'timestamptz', encode: (rows) => timeArray(rows, (row) => row.at) },
  {
    name: 'definition_id',
    type: 'int4',
    encode: (rows) => int4Array(rows, (row) => row.definition),
  },
  { name: 'stream', type: 'int4', encode: (rows) => int4Array(rows, (row) => row.stream) },
  { name: 'nonce', type: 'int4', encode: (rows) => int4Array(rows, (row) => row.nonce) },
  { name: 'words', type: 'int4', encode: (rows) => int4Array(rows, (row) => row.words) },
  { name: 'sequence', type: 'int2', encode: (rows) => int2Array(rows, (row) => row.sequence) },
  { name: 'choice', type: 'int2', encode: (rows) => int2Array(rows, (row) => row.choice) },
  { name: 'finished', type: 'bool', encode: (rows) => boolArray(rows, (row) => row.finished) },
  { name: 'action', type: 'text', encode: (rows) => textArray(rows, (row) => row.action, 'text') },
  { name: 'request', type: 'int8', encode: (rows) => bigintArray(rows, (row) => row.request) },
  { name: 'events', type: 'bytea', encode: (rows) => bytesArray(rows, (row) => row.events) },
  { name: 'state', type: 'json', encode: (rows) => textArray(rows, (row) => row.state, 'json') },
  {
    name: 'actions',
    type: 'json',
    encode: (rows) => textArray(rows, (row) => row.actions, 'json'),
  },
  {
    name: 'settled',
    type: 'text',
    encode: (rows) => textArray(rows, (row) => row.settled, 'text'),
  },
]

const parameters = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')
const names = columns.map(({ name }) => name).join(', ')
const oldestRound = `$${columns.length + 1}::uuid`

/**
 * Commits a batch: one statement, one transaction, one write to disk. A decision whose request key was used before is
 * `answered`; one whose seat is still at the version decided on is `moved`, with its money, its step and its event; all others
 * are stale. At most one decision a player, sorted by pocket, so that two batches never wait for each other in a circle.
 */
export const commitBatch = {
  name: 'commit-batch',
  text: `
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(${parameters}) WITH ORDINALITY AS row (${names}, ord)
  ),
  answered AS MATERIALIZED (
    SELECT asked.ord FROM asked JOIN play_step AS step
      ON step.player_id = asked.player_id AND step.request = asked.request AND step.round_id >= ${oldestRound}
    UNION ALL
    SELECT asked.ord FROM asked JOIN play_request AS request
      ON request.player_id = asked.player_id AND request.request = asked.request
  ),
  moved AS (${batch.movePockets('asked.ord IN (SELECT ord FROM answered)')}),
  house AS (${batch.moveHouse}),
  steps AS (
    INSERT INTO play_step (
      player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash, at,
      definition_id, stream, nonce, words, sequence, choice, finished, action, events, state, actions
    )
    SELECT player_id, round_id, round_stake, round_payout, pocket, version_after, balance_after, house, facts, request,
      body_hash, at, definition_id, stream, nonce, words, sequence, choice, finished, action, events, state, actions
    FROM moved
  ),
  told AS (
    INSERT INTO outbox_event (topic, payload)
    SELECT '${roundSettled.name}', 
      ('[' || (extract(epoch FROM max(at)) * 1000)::bigint || ',' || string_agg(settled, ',') || ']')::json
    FROM moved WHERE settled IS NOT NULL HAVING count(*) > 0
  )
  SELECT (SELECT array_agg(ord::int) FROM moved) AS moved, (SELECT array_agg(ord::int) FROM answered) AS answered`,
} as const

/** What the statement answers: places in the batch, counted from 1; null for none. */
export interface BatchResult {
  readonly moved: readonly number[] | null
  readonly answered: readonly number[] | null
}

/** @param oldest rounds before this id are not looked through for request keys (see `retries.ts`). */
export const batchParameters = (
  rows: readonly StepRow[],
  house: HouseOf,
  oldest: string,
): (Buffer | string)[] => [...columns.map(({ encode }) => encode(rows, house)), oldest]
