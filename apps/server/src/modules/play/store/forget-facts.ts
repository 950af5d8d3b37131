import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  WITH before AS (
    SELECT hash AS known, facts -> 'account' AS gone FROM play_facts
    WHERE player_id = $1 AND facts -> 'account' ->> 'login' <> '' LIMIT $2 FOR UPDATE
  )
  UPDATE play_facts SET facts = jsonb_set(facts::jsonb, '{account}', facts::jsonb -> 'account' || '{"login": "", "email": ""}')::json
  FROM before WHERE player_id = $1 AND hash = known
  RETURNING gone`

/** Takes login and address out of what answers to a player showed. The rows stay, for steps name them. @returns the accounts as they were shown. */
export async function forgetFacts(
  tx: Transaction,
  player: PlayerId,
  most: number,
): Promise<readonly object[]> {
  return (await rowsOf<{ gone: object }>(tx, statement, [player, most])).map(({ gone }) => gone)
}
