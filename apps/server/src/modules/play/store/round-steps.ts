import type { ActionName, RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { type Action, baseMode } from '@fairhouse/game-math/game'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { accountId } from '#modules/ledger'
import { voided } from '../decision.ts'
import type { Definitions } from '../definitions.ts'
import type { RoundPot } from '../pot.ts'
import type { RoundBet } from '../seat.ts'

/** A stored step with the names of the rules it was played by. Amounts are minor units. */
export interface StoredStep {
  readonly round_id: string
  readonly sequence: number
  readonly stake: bigint
  /** Null for the plain bet. */
  readonly mode: string | null
  readonly payout: bigint
  readonly balance_after: bigint
  readonly facts: bigint
  readonly at: Date
  readonly definition_id: number
  readonly stream: number
  readonly nonce: number
  readonly words: number
  readonly finished: boolean
  readonly action: ActionName | typeof voided
  readonly choice: number | null
  /** What the bet was on, or the action said; null for nothing. */
  readonly data: Json | null
  /** What it took after the bet; null for nothing. */
  readonly raised: bigint | null
  /** Null for the player's own. */
  readonly by_house: boolean | null
  /** The pot that paid, and what it did; null where there was none. */
  readonly pot: bigint | null
  readonly pot_taken: bigint | null
  /** What the owner of the pot was stored with, by the name of its slice. */
  readonly pot_value: Readonly<Record<string, Json>> | null
  /** Hash; null for a step of before there were receipts. */
  readonly receipt: Buffer | null
  readonly events: readonly RoundEvent[]
  readonly state: unknown
  readonly actions: readonly RoundAction[] | null
  readonly game_id: number
  readonly uri: string
  readonly name: string
  readonly version: number
  readonly units_per_stake: number
  readonly hash: string
}

interface Needs {
  readonly database: Queryable
  readonly definitions: Definitions
}

/** The steps of a player's round up to `last`, in order; none when the player has no such round. */
export async function roundSteps(
  needs: Needs,
  player: PlayerId,
  round: { readonly id: string; readonly last?: number },
): Promise<StoredStep[]> {
  const last = round.last ?? largestSequence
  return unpacked(
    needs,
    await rowsOf<PackedStep>(needs.database, ofRound, [player, round.id, last]),
  )
}

/** The steps of a player's rounds from the id `first` on, in order, of so many rounds at most. */
export const stepsFrom = async (
  needs: Needs,
  player: PlayerId,
  { first, rounds }: { readonly first: string; readonly rounds: number },
): Promise<StoredStep[]> =>
  unpacked(needs, await rowsOf<PackedStep>(needs.database, fromRound, [player, first, rounds]))

async function unpacked(
  { database, definitions }: Needs,
  rows: readonly PackedStep[],
): Promise<StoredStep[]> {
  const steps: StoredStep[] = []
  for (const row of rows) {
    const read = await definitions.reader(database, row.definition_id)
    steps.push({ ...row, events: read(row.events) })
  }
  return steps
}

/** What was chosen in a round, in order, by the player or in his place. */
export const movesOf = (steps: readonly StoredStep[]): Action[] =>
  steps.flatMap(({ action, choice, data }) =>
    action === 'bet' || action === voided
      ? []
      : {
          type: action,
          ...(choice === null ? {} : { choice }),
          ...(data === null ? {} : { data }),
        },
  )

/** What a round has cost its pot; null where none paid. @param steps all of its steps so far. */
export function potPaidBy(steps: readonly StoredStep[]): RoundPot | null {
  const taken = steps.reduce((sum, { pot_taken }) => sum + Number(pot_taken ?? 0), 0)
  const pot = steps.find(({ pot_taken }) => pot_taken !== null && pot_taken > 0n)?.pot ?? null
  return pot === null ? null : { account: accountId(pot), taken }
}

/** How a round was bet. @param steps all of its steps from the bet on. @throws Error without steps. */
export function betOf([bet]: readonly StoredStep[]): RoundBet {
  if (!bet) throw new Error('a round without steps')
  return {
    stake: Number(bet.stake),
    mode: bet.mode ?? baseMode,
    ...(bet.data === null ? {} : { selection: bet.data }),
  }
}

type PackedStep = Omit<StoredStep, 'events'> & { readonly events: Buffer }

const largestSequence = 32_767

const steps = `
  SELECT step.round_id, step.sequence, step.stake, step.mode, step.payout, step.balance_after, step.facts, step.at,
    step.definition_id, step.stream, step.nonce, step.words, step.finished, step.action, step.choice, step.data,
    step.raised, step.by_house, step.pot, step.pot_taken, step.pot_value,
    step.receipt, step.events, step.state, step.actions, definition.game_id, definition.uri, definition.name,
    definition.version, definition.units_per_stake, definition.hash
  FROM play_step AS step JOIN play_definition AS definition ON definition.id = step.definition_id`

const ofRound = `${steps}
  WHERE step.player_id = $1 AND step.round_id = $2 AND step.sequence <= $3
  ORDER BY step.sequence`

const fromRound = `${steps}
  WHERE step.player_id = $1 AND step.round_id >= $2 AND step.round_id <= (
    SELECT round_id FROM (
      SELECT round_id FROM play_step
      WHERE player_id = $1 AND round_id >= $2 AND sequence = 0 ORDER BY round_id LIMIT $3
    ) AS page
    ORDER BY round_id DESC LIMIT 1
  )
  ORDER BY step.round_id, step.sequence`
