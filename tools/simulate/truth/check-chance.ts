import { seedHash } from '@fairhouse/fairness/commit'
import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream, type Stream } from '@fairhouse/fairness/stream'
import { type Json } from '@fairhouse/contract/json'
import { priceOf } from '@fairhouse/game-math/bets'
import type { Action } from '@fairhouse/game-math/game'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import type { Lines } from '../database/lines.ts'

interface StepRow {
  readonly player: string
  readonly round: string
  readonly uri: string
  readonly stream: number
  readonly nonce: number
  readonly stake: number
  readonly payout: number
  readonly words: number
  readonly finished: boolean
  readonly action: 'bet' | Action['type']
  readonly choice: number | null
  readonly data: Json | null
  readonly raised: number | null
  readonly client_seed: string
}

const steps = `
  SELECT step.player_id::text AS player, round_id::text AS round, uri, stream, nonce, stake::float8 AS stake,
    payout::float8 AS payout, words, finished, action, choice, data, raised::float8 AS raised, client_seed
  FROM play_step AS step JOIN play_definition AS definition ON definition.id = definition_id
  JOIN play_stream AS stream ON stream.player_id = step.player_id AND stream.number = step.stream
  ORDER BY step.player_id, round_id, sequence`

/**
 * Plays every stored round again, as its player can once the seed is revealed: what was paid is what comes out of the rules.
 * @param seeds every server seed there was.
 */
export async function checkChance(
  lines: Lines,
  titles: ReadonlyMap<string, Title>,
  seeds: readonly Uint8Array[],
): Promise<string[]> {
  const broken: string[] = []
  const streams = streamsOf(await hashes(lines), seeds)
  const rounds = Map.groupBy(await lines.ask<StepRow>(steps), ({ round }) => round)
  for (const [id, round] of rounds) {
    const [first] = round
    const title = first && titles.get(first.uri)
    const stream = first && streams.get(`${first.player}/${first.stream}`)
    if (!title || !stream) broken.push(`round ${id} cannot be played again`)
    else if (!isSame(title, stream, round)) broken.push(`round ${id} is not what its seed leads to`)
  }
  return broken
}

const hashes = (lines: Lines) =>
  lines.ask<{ player: string; number: number; hash: string }>(
    'SELECT player_id::text AS player, number, seed_hash AS hash FROM play_stream',
  )

function streamsOf(
  stored: readonly { player: string; number: number; hash: string }[],
  seeds: readonly Uint8Array[],
): ReadonlyMap<string, Stream> {
  const known = new Map(seeds.map((seed) => [seedHash(seed), seed]))
  return new Map(
    stored.flatMap(({ player, number, hash }) => {
      const seed = known.get(hash)
      return seed === undefined ? [] : [[`${player}/${number}`, openStream(seed)]]
    }),
  )
}

/** Whether a round's steps are what its rules make of its chance. */
function isSame({ rules }: Title, stream: Stream, round: readonly StepRow[]): boolean {
  const [bet] = round
  const selection = bet?.data ?? undefined
  const price = priceOf(rules, { selection })
  if (!bet || price === null) return false
  const unit = bet.stake / price
  let [state, words, cost] = [null as unknown, 0, bet.stake]
  for (const row of round) {
    const draw = drawFrom(stream.round(row.client_seed, row.nonce, words))
    const step =
      row.action === 'bet'
        ? rules.open(draw, { selection })
        : rules.act(rules.parseState(state), actionOf(row.action, row), draw)
    cost += row.raised ?? 0
    const isPaid = step.state.units * unit === row.payout && cost === row.stake
    if (!isPaid || step.state.done !== row.finished || draw.words !== row.words) return false
    state = step.state
    words = draw.words
  }
  return true
}

const actionOf = (type: Action['type'], { choice, data }: StepRow): Action => ({
  type,
  ...(choice === null ? {} : { choice }),
  ...(data === null ? {} : { data }),
})
