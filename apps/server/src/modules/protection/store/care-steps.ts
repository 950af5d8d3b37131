import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { insertStep } from './steps.ts'

/** What the house did of itself because markers of harm were seen; each kind asks for more than the one before. */
export type CareTaken = 'tell' | 'urge' | 'call'

/** What such a step is called among a player's own. */
export const careStep = 'careTaken'

/** Writes down what was done, and why. @param care.at epoch milliseconds. */
export const recordCare = (
  tx: Transaction,
  player: PlayerId,
  care: { readonly step: CareTaken; readonly markers: readonly string[]; readonly at: number },
): Promise<void> =>
  insertStep(tx, player, {
    what: careStep,
    details: { step: care.step, markers: [...care.markers] },
    at: care.at,
  })

const question = `
  SELECT DISTINCT details->>'step' AS step FROM protection_step
  WHERE player_id = $1 AND what = '${careStep}' AND at > to_timestamp($2::double precision / 1000)`

/** What was done since then (epoch milliseconds). */
export async function careSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<ReadonlySet<CareTaken>> {
  const rows = await rowsOf<{ step: CareTaken }>(on, question, [player, since])
  return new Set(rows.map(({ step }) => step))
}

const asked = `
  SELECT count(*) FILTER (WHERE what = 'limitConfirmed')::float8 AS loosened,
    count(*) FILTER (WHERE what = 'timeOut')::float8 AS breaks
  FROM protection_step WHERE player_id = $1 AND at > to_timestamp($2::double precision / 1000)`

/** How often a player has loosened a limit and taken a break since then (epoch milliseconds). */
export async function heldInSince(
  on: Queryable,
  player: PlayerId,
  since: number,
): Promise<{ readonly loosened: number; readonly breaks: number }> {
  const [row] = await rowsOf<{ loosened: number; breaks: number }>(on, asked, [player, since])
  return row ?? { loosened: 0, breaks: 0 }
}
