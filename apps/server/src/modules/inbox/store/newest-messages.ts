import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { textFor } from '../message-texts.ts'
import { messagePage } from './message-page.ts'

/** A message as staff read it: in English, or in the language it was written in. */
export interface MessageForStaff {
  readonly id: string
  readonly subject: string
  readonly body: string
  readonly at: Date
  readonly read: boolean
}

/** The newest messages that a player did not delete, the newest first. */
export async function newestMessages(
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<MessageForStaff[]> {
  const rows = await messagePage(on, player, { length: limit, skip: 0 })
  return rows.map(({ message_id: id, texts, sent_at: at, is_new }) => ({
    ...textFor(texts, 'en'),
    id,
    at,
    read: !is_new,
  }))
}
