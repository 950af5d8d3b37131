import { bonusStates, type BonusStateName } from '@fairhouse/contract/entities/bonus-words'
import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'

/** Who moved a grant. */
export interface Mover {
  readonly by: 'player' | 'staff' | 'rules' | 'house'
  readonly actor?: string
}

/** Writes a step down. @param at epoch milliseconds. */
export async function insertStep(
  tx: Transaction,
  step: Mover & {
    readonly grant: string
    readonly from: BonusStateName
    readonly to: BonusStateName
    readonly at: number
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO bonuses_step (grant_id, number, from_state, to_state, at, by, actor)
     SELECT $1::uuid, coalesce(max(number), 0) + 1, $2, $3, $4::timestamptz, $5, $6
     FROM bonuses_step WHERE grant_id = $1`,
    [
      step.grant,
      bonusStates[step.from],
      bonusStates[step.to],
      isoTime(step.at),
      step.by,
      step.actor ?? null,
    ],
  )
}
