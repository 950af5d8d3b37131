import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { MessageTexts } from './message-texts.ts'
import { messageSent } from './message-sent.ts'
import type { InboxNeeds } from './needs.ts'
import { insertTexts } from './store/insert-texts.ts'
import { insertMessage } from './store/insert-message.ts'
import { insertSentEvent } from './store/insert-sent-event.ts'

interface Sent {
  readonly player: PlayerId
  readonly texts: MessageTexts
  /** A UUID of version 7, of now, from a sender who keeps it; without it one is made. */
  readonly messageId?: string | undefined
}

/**
 * Puts a message into a player's inbox, in the transaction of whatever it tells of. The player's browsers, on whatever node, show it
 * as soon as that has committed.
 */
export async function sendMessage(
  { clock, touchSeat }: Pick<InboxNeeds, 'clock' | 'touchSeat'>,
  tx: Transaction,
  { player, texts, messageId }: Sent,
): Promise<void> {
  const nowMs = clock.now()
  const textId = await insertTexts(tx, { texts, sha256: sha256Of(texts), nowMs })
  await insertMessage(tx, { player, messageId: messageId ?? uuidV7(nowMs), textId, nowMs })
  await touchSeat(tx, player)
  await insertSentEvent(tx, messageSent.name, player)
}

const sha256Of = (texts: MessageTexts): Buffer =>
  createHash('sha256').update(JSON.stringify(texts)).digest()
