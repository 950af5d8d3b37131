import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

export interface NewMessage {
  readonly player: PlayerId
  readonly messageId: string
  readonly textId: bigint
  readonly nowMs: number
}

const statement = `
  INSERT INTO inbox_message (player_id, message_id, text_id, sent_at)
  VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { player, messageId, textId, nowMs } = message
  await tx.query(statement, [player, messageId, textId, nowMs])
}
