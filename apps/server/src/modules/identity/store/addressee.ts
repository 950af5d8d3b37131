import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface Addressee {
  readonly to: string
  readonly login: string
  readonly language: string
  readonly player: PlayerId
}

const question = 'SELECT email, login, language FROM identity_account WHERE player_id = $1'

/** Where do letters to this player go? @throws Error for a player without an account, and for a guest, who has no address. */
export async function addressee(on: Queryable, player: PlayerId): Promise<Addressee> {
  type Row = { email: string | null; login: string; language: string }
  const [row] = await rowsOf<Row>(on, question, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  if (row.email === null) throw new Error(`player ${player} is a guest, and has no address`)
  return { to: row.email, login: row.login, language: row.language, player }
}
