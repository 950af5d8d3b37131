import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { StoredTexts } from '../message-texts.ts'

export interface StoredMessage {
  readonly message_id: string
  readonly texts: StoredTexts
  readonly sent_at: Date
  readonly is_new: boolean
}

const question = `
  SELECT message.message_id, text.texts, message.sent_at, message.read_at IS NULL AS is_new
  FROM inbox_message AS message
  JOIN inbox_text AS text USING (text_id)
  WHERE message.player_id = $1 AND message.removed_at IS NULL
  ORDER BY message.message_id DESC
  LIMIT $2 OFFSET $3`

/** A page of the player's messages, newest first. */
export const messagePage = (
  on: Queryable,
  player: PlayerId,
  { length, skip }: { readonly length: number; readonly skip: number },
): Promise<StoredMessage[]> => rowsOf<StoredMessage>(on, question, [player, length, skip])
