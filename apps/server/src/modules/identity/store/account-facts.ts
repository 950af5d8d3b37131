import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredFacts {
  readonly login: string
  /** Null for a guest. */
  readonly email: string | null
  readonly avatar_image_id: number
  readonly receive_newsletter: boolean
  readonly suspended: boolean
  readonly country: string
  readonly terms_version: string
  readonly password_changed_at: Date
  readonly created_at: Date
  readonly is_guest: boolean
  readonly email_verified: boolean
  readonly raised_flags: readonly string[]
}

const question = `
  SELECT login, email, is_guest, avatar_image_id, receive_newsletter, suspended, country, terms_version, password_changed_at, created_at,
    email_verified_at IS NOT NULL AS email_verified, raised_flags
  FROM identity_account
  WHERE player_id = $1`

/** What does the house know of this player? */
export async function storedFacts(on: Queryable, player: PlayerId): Promise<StoredFacts | null> {
  const [row] = await rowsOf<StoredFacts>(on, question, [player])
  return row ?? null
}
