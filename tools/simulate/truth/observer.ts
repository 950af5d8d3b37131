import type { Lines } from '../database/lines.ts'
import type { Model } from './model.ts'
import type { Change, SeatState, SeenEntry, SeenRequest, SeenStep } from './state.ts'

interface PocketRow {
  readonly id: bigint
  readonly version: bigint
}

interface ChangeRow {
  readonly pocket: bigint
  readonly version: number
  readonly balance: number
  readonly steps: readonly SeenStep[]
  readonly entries: readonly SeenEntry[]
  readonly requests: readonly SeenRequest[]
  readonly connections: Readonly<Record<string, string>> | null
  readonly stream: number
  readonly clientSeed: string | null
  readonly suspended: boolean
  readonly open: string | null
  readonly standing: unknown
  readonly bet: SeatState['bet']
}

const versions = 'SELECT id, version FROM ledger_account WHERE player_id IS NOT NULL'

const changes = `
  SELECT account.id AS pocket, account.version::int AS version,
    (account.credits_posted - account.debits_posted - account.debits_pending)::float8 AS balance,
    (SELECT coalesce(json_agg(step ORDER BY step.version), '[]') FROM (
      SELECT version, round_id AS "roundId", sequence, request::text, stake, raised, payout,
        balance_after AS "balanceAfter", finished, stream, nonce,
        (SELECT uri FROM play_definition WHERE id = definition_id) AS uri
      FROM play_step WHERE player_id = account.player_id AND pocket = account.id AND version > asked.since
    ) AS step) AS steps,
    (SELECT coalesce(json_agg(entry ORDER BY entry.version, entry.leg), '[]') FROM (
      SELECT version, id, leg, reason, change FROM ledger_entry
      WHERE account = asked.pocket AND version > asked.since
    ) AS entry) AS entries,
    (SELECT coalesce(json_agg(json_build_object('request', request::text, 'balanceAfter', balance_after)), '[]')
      FROM play_request WHERE player_id = account.player_id) AS requests,
    (SELECT json_object_agg(game_id, connection) FROM play_connection WHERE player_id = account.player_id)
      AS connections,
    (SELECT stream FROM play_seat WHERE player_id = account.player_id) AS stream,
    (SELECT client_seed FROM play_stream JOIN play_seat USING (player_id)
      WHERE player_id = account.player_id AND number = play_seat.stream) AS "clientSeed",
    (SELECT suspended FROM simulate_account WHERE player_id = account.player_id) AS suspended,
    (SELECT CASE WHEN finished THEN NULL ELSE (SELECT uri FROM play_definition WHERE id = definition_id) END
      FROM play_step WHERE player_id = account.player_id
      ORDER BY round_id DESC, sequence DESC LIMIT 1) AS open,
    (SELECT state FROM play_step WHERE player_id = account.player_id
      ORDER BY round_id DESC, sequence DESC LIMIT 1) AS standing,
    (SELECT json_build_object('cost', stake, 'selection', data)
      FROM play_step WHERE player_id = account.player_id AND sequence = 0
      ORDER BY round_id DESC LIMIT 1) AS bet
  FROM unnest($1::bigint[], $2::bigint[]) AS asked (pocket, since)
  JOIN ledger_account AS account ON account.id = asked.pocket
  ORDER BY account.id`

/** Looks at the database whenever something may have been committed, and tells the model what became visible. */
export class Observer {
  readonly #lines: Lines
  readonly #model: Model
  readonly #seen = new Map<bigint, bigint>()
  #isDue = true

  constructor(lines: Lines, model: Model) {
    this.#lines = lines
    this.#model = model
  }

  /** Something may have been committed. */
  wrote(): void {
    this.#isDue = true
  }

  async look(): Promise<void> {
    if (!this.#isDue) return
    this.#isDue = false
    const pockets = await this.#lines.ask<PocketRow>(versions)
    const moved = pockets.filter(
      ({ id, version }) => this.#model.knows(id) && this.#seen.get(id) !== version,
    )
    if (moved.length === 0) return
    const since = moved.map(({ id }) => this.#seen.get(id) ?? -1n)
    const rows = await this.#lines.ask<ChangeRow>(changes, [moved.map(({ id }) => id), since])
    for (const { id, version } of moved) this.#seen.set(id, version)
    for (const row of rows) this.#model.changed(row.pocket, changeOf(row))
  }
}

function changeOf(row: ChangeRow): Change {
  const {
    steps,
    entries,
    requests,
    version,
    balance,
    open,
    stream,
    clientSeed,
    suspended,
    standing,
    bet,
  } = row
  const state: SeatState = {
    version,
    balance,
    open,
    standing,
    bet,
    stream,
    clientSeed,
    suspended,
    connections: row.connections ?? {},
  }
  return { state, steps, entries, requests }
}
