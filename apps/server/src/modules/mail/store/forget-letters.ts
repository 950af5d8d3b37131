import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** The last letter of an account tells that its data are gone: it goes once it was sent. */
const last = 'accountErased'

const statement = `
  DELETE FROM mail_letter AS letter WHERE letter_id IN (
    SELECT letter_id FROM mail_letter WHERE player_id = $1 AND NOT (state = 'waiting' AND template = '${last}') LIMIT $2
  )
  RETURNING to_jsonb(letter) - 'sealed' AS gone`

/** Forgets letters about a player, sent or not, but for the last one while it waits. @returns them without what they said. */
export async function forgetLetters(
  tx: Transaction,
  player: PlayerId,
  most: number,
): Promise<readonly object[]> {
  return (await rowsOf<{ gone: object }>(tx, statement, [player, most])).map(({ gone }) => gone)
}
