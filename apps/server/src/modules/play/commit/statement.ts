import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import { batch } from '#modules/ledger'
import type { StepRow } from '../decision.ts'
import { roundEnded } from '../round-settled.ts'
import { oldestRemembered } from '../retries.ts'
import { askedColumns, type Houses } from './asked-row.ts'
import { potColumns, potsOf } from './pots.ts'
import { rowArray } from './row-array.ts'

const names = askedColumns.map(({ name }) => name).join(', ')

/**
 * Commits a batch: one statement, one transaction, one write to disk. A decision whose request key was used before is
 * `answered`; one whose seat is still at the version decided on is `moved`, with its money, its step and its event; all others
 * are stale. At most one decision a player, sorted by pocket, so that two batches never wait for each other in a circle.
 *
 * Used keys are looked up LATERAL … LIMIT 1, key by key: a join could be planned the other way round while a partition is new
 * and seems small, and would read all of it for every batch until the table's statistics are made anew.
 */
const statementOf = (pots: boolean): string => `
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest($1::play_asked[]) WITH ORDINALITY AS row (${names}, ord)
  ),
  answered AS MATERIALIZED (
    SELECT asked.ord FROM asked CROSS JOIN LATERAL (
      SELECT FROM play_step AS step
      WHERE step.player_id = asked.player_id AND step.request = asked.request
        AND step.round_id BETWEEN $2::uuid AND $3::uuid
      LIMIT 1
    ) AS used
    UNION ALL
    SELECT asked.ord FROM asked CROSS JOIN LATERAL (
      SELECT FROM play_request AS request
      WHERE request.player_id = asked.player_id AND request.request = asked.request
      LIMIT 1
    ) AS used
  ),
  moved AS (${batch.movePockets('asked.ord IN (SELECT ord FROM answered)')}),
  ${pots ? withPots : ''}
  house AS (${batch.moveHouse(pots ? 'all_moved' : 'moved')}),
  steps AS (
    INSERT INTO play_step (
      player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash, at,
      definition_id, stream, nonce, words, sequence, choice, finished, action, events, state, actions, mode, by_house, receipt,
      data, raised${pots ? ', pot, pot_taken, pot_given, pot_version, pot_balance, counted, pot_value' : ''}
    )
    SELECT player_id, round_id, round_stake, round_payout, pocket, version_after, balance_after, house, facts, request,
      body_hash, at, definition_id, stream, nonce, words, sequence, choice, finished, action, events, state, actions, mode, by_house,
      receipt, data, raised${pots ? ', potted.account, potted.taken, potted.given, potted.pot_version, potted.pot_balance, potted.counted, potted.value' : ''}
    FROM moved${pots ? ' LEFT JOIN potted ON potted.place = moved.ord' : ''}
  ),
  told AS (
    INSERT INTO outbox_event (topic, payload)
    SELECT '${roundEnded.name}', 
      ('[' || (extract(epoch FROM max(at)) * 1000)::bigint || ',' || string_agg(settled, ',') || ']')::json
    FROM moved WHERE settled IS NOT NULL HAVING count(*) > 0
  )
  SELECT
    (SELECT array_agg(ord::int) FROM asked WHERE ord NOT IN (SELECT ord FROM moved)) AS unmoved,
    (SELECT array_agg(ord::int) FROM answered) AS answered`

/** The pots of steps that moved. They are locked after the pockets, whose owners' they are. */
const withPots = `
  pots AS MATERIALIZED (
    SELECT * FROM unnest($4::play_asked_pot[]) AS pot (${potColumns.map(({ name }) => name).join(', ')})
  ),
  potted AS (${batch.movePots}),
  counting AS (
    INSERT INTO play_counted (account, counted)
    SELECT account, counted FROM potted WHERE counted > 0
    ON CONFLICT (account) DO UPDATE SET counted = play_counted.counted + EXCLUDED.counted
  ),
  all_moved AS (
    SELECT house, stake, payout FROM moved
    UNION ALL
    SELECT moved.house, potted.taken, potted.given FROM potted JOIN moved ON moved.ord = potted.place
  ),`

/** Two, so that a batch without a pot pays nothing for those of others. */
const commitBatch = { name: 'commit-batch', text: statementOf(false) } as const
const commitBatchWithPots = { name: 'commit-batch-with-pots', text: statementOf(true) } as const

/** What the statement answers: places in the batch, counted from 1; null for none. Whatever is answered is unmoved too. */
export interface BatchResult {
  readonly unmoved: readonly number[] | null
  readonly answered: readonly number[] | null
  /** What meters paid, by place; only where meters were asked. */
  readonly wins?: ReadonlyMap<number, readonly MeterWin[]>
}

/** Numbers of the database's types for rows on their way. */
export interface RowOids {
  readonly asked: number
  readonly pot: number
}

interface BatchQuery {
  readonly name: string
  readonly text: string
  readonly values: readonly (Buffer | string)[]
}

/**
 * Rounds behind the newest of the batch are not looked through for request keys: a player's rounds rise, so one with such a
 * round has moved his seat since, and his decision is stale. Those before its oldest are not either, nor what is older than keys
 * are remembered (see `retries.ts`).
 */
export function batchQuery(
  steps: readonly StepRow[],
  { houses, oids }: { readonly houses: Houses; readonly oids: RowOids },
): BatchQuery {
  const ids = steps.map(({ roundId }) => roundId)
  const earliest = ids.reduce<string | null>(
    (least, id) => (least !== null && least < id ? least : id),
    null,
  )
  const oldest = oldestRemembered(steps[0]?.at ?? 0, earliest)
  const newest = ids.reduce((most, id) => (id > most ? id : most), oldest)
  const rows = steps.map((step) => ({ step, houses }))
  const values = [rowArray(rows, askedColumns, oids.asked), oldest, newest]
  const pots = potsOf(steps)
  return pots.length === 0
    ? { ...commitBatch, values }
    : { ...commitBatchWithPots, values: [...values, rowArray(pots, potColumns, oids.pot)] }
}
