import { baseMode } from '../../../packages/game-math/game.ts'
import { drawFrom } from '../../../packages/fairness/draw.ts'
import { openStream } from '../../../packages/fairness/stream.ts'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { noMeters } from '../../../apps/server/src/modules/jackpots/index.ts'
import { accountId } from '../../../apps/server/src/modules/ledger/index.ts'
import {
  createLanes,
  receiptOf,
  type StepRow,
} from '../../../apps/server/src/modules/play/index.ts'
import { type PlayerId, playerId, uuidV7 } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import type { BenchHouse } from './bench-house.ts'
import type { Activity } from './measure.ts'

/**
 * Commits alone: decisions of the usual size are ready, and are written by the house's own lanes. What it costs to decide
 * and to answer is left out. Its players are none of those who bet.
 */
export interface Commits {
  /** So many players, each committing one decision after the other until it is time. */
  run(players: number, until: number, activity: Activity): Promise<void>
  close(): Promise<void>
}

/** A player's place among the decisions. */
interface Writer {
  readonly player: PlayerId
  readonly pocket: StepRow['pocket']
  version: bigint
  nonce: number
  /** Milliseconds of the newest round's id: ids of a player must rise. */
  newest: number
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** Hash of the newest receipt: the audit holds those of a stream to each other. */
  lastReceipt: string
}

/** What a finished round left, as it is stored. */
interface Outcome {
  readonly events: Buffer
  readonly words: number
  readonly payout: number
}

export async function openCommits(house: BenchHouse, atMost: number): Promise<Commits> {
  const { database, title } = house
  const guests = (await house.guests(2 * atMost)).slice(atMost)
  const outcomes = await outcomesOf(house, title)
  const definition = await definitionOf(house)
  const writers = await writersOf(
    house,
    guests.map(({ ask }) => ask.player),
  )
  const lanes = createLanes({
    database,
    meters: noMeters,
    log: createLog('warn', process.stderr),
    committed: () => undefined,
  })
  let chosen = 0

  async function write(writer: Writer, until: number, activity: Activity): Promise<void> {
    while (performance.now() < until) {
      const outcome = outcomes[chosen++ % outcomes.length]
      if (!outcome) throw new Error('no round ended at once')
      const askedAt = performance.now()
      const verdict = await lanes.commit(stepOf(title, writer, { outcome, definition }))
      if (verdict !== 'committed') throw new Error(`a decision was ${verdict}`)
      activity.bets++
      activity.steps++
      activity.times.push(performance.now() - askedAt)
      writer.version++
      writer.nonce++
    }
  }
  return {
    run: async (players, until, activity) => {
      await Promise.all(writers.slice(0, players).map((one) => write(one, until, activity)))
    },
    close: () => lanes.drain(),
  }
}

function stepOf(
  title: Title,
  writer: Writer,
  { outcome, definition }: { readonly outcome: Outcome; readonly definition: number },
): StepRow {
  const at = Date.now()
  writer.newest = Math.max(at, writer.newest + 1)
  const roundId = uuidV7(writer.newest)
  const stake = stakeOf(title)
  const { manifest } = title
  const { nonce, serverSeedHash, clientSeed, lastReceipt: previous } = writer
  const receipt = receiptOf({
    serverSeedHash,
    clientSeed,
    stream: 1,
    nonce,
    roundId,
    sequence: 0,
    action: 'bet',
    choice: null,
    stake,
    mode: baseMode,
    definition: title.rules.hash,
    byHouse: false,
    at,
    previous,
  })
  writer.lastReceipt = receipt.digest
  return {
    player: writer.player,
    pocket: writer.pocket,
    version: writer.version,
    taken: stake,
    given: outcome.payout,
    roundId,
    sequence: 0,
    definition,
    stream: 1,
    nonce,
    stake,
    mode: null,
    payout: outcome.payout,
    finished: true,
    words: outcome.words,
    action: 'bet',
    choice: null,
    data: null,
    raised: null,
    pot: null,
    request: writer.version,
    bodyHash: writer.version,
    facts: 0n,
    receipt: receipt.hash,
    at,
    events: outcome.events,
    state: null,
    actions: null,
    settled: `["${roundId.replaceAll('-', '')}",${writer.player},${manifest.id},"${manifest.uri}",${stake},${outcome.payout},"CREDIT",${writer.nonce}]`,
  }
}

const stakeOf = ({ rules }: Title): number => rules.betLevels[0] ?? 0

const samples = 2_000

/** Stored events of real rounds that ended with their first step, taken from the database after some were played. */
async function outcomesOf({ database }: BenchHouse, { rules }: Title): Promise<Outcome[]> {
  const stored = await rowsOf<{ events: Buffer; words: number; payout: bigint }>(
    database,
    `SELECT events, words, payout FROM play_step WHERE sequence = 0 AND finished LIMIT ${samples}`,
  )
  const outcomes = stored.map((row) => ({ ...row, payout: Number(row.payout) }))
  // A check that what was stored is what the rules bring: one round in four wins.
  const stream = openStream(new Uint8Array(32))
  const wins = Array.from({ length: samples }, (_, nonce) =>
    rules.open(drawFrom(stream.round('bench', nonce))),
  ).filter(({ state }) => state.done && state.units > 0).length
  const stock = outcomes.filter(({ payout }) => payout > 0).length
  if (Math.abs(wins / samples - stock / outcomes.length) > 0.05) {
    throw new Error('the rounds in stock are not typical')
  }
  return outcomes
}

async function definitionOf({ database }: BenchHouse): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(database, 'SELECT max(id) AS id FROM play_definition')
  if (!row) throw new Error('nothing was played')
  return row.id
}

async function writersOf(
  { database }: BenchHouse,
  players: readonly PlayerId[],
): Promise<Writer[]> {
  const rows = await rowsOf<{
    player_id: bigint
    id: bigint
    version: bigint
    nonce: number
    seed_hash: string
    client_seed: string
    receipt: Buffer | null
  }>(
    database,
    `SELECT purse.player_id, account.id, account.version,
       (SELECT count(*)::int FROM play_step WHERE play_step.player_id = purse.player_id AND sequence = 0) AS nonce,
       stream.seed_hash, stream.client_seed,
       (SELECT receipt FROM play_step WHERE play_step.player_id = purse.player_id
        ORDER BY round_id DESC, sequence DESC LIMIT 1) AS receipt
     FROM wallet_purse AS purse JOIN ledger_account AS account ON account.id = purse.credits_account
     JOIN play_stream AS stream ON stream.player_id = purse.player_id AND stream.number = 1
     WHERE purse.player_id = ANY ($1::bigint[])`,
    [players],
  )
  return rows.map((row) => ({
    player: playerId(Number(row.player_id)),
    pocket: accountId(Number(row.id)),
    version: row.version,
    nonce: row.nonce,
    newest: 0,
    serverSeedHash: row.seed_hash,
    clientSeed: row.client_seed,
    lastReceipt: row.receipt?.toString('hex') ?? row.seed_hash,
  }))
}
