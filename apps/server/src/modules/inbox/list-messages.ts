import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { Message, messages } from '@fairhouse/contract/calls/messages'
import { pageLength } from '@fairhouse/contract/limits'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { textFor } from './message-texts.ts'
import { messageCounts } from './store/message-counts.ts'
import { messagePage, type StoredMessage } from './store/message-page.ts'

/** A page of the player's inbox, in the language of the call. */
export async function listMessages(
  on: Queryable,
  { player, language }: PlayerAsk,
  { page }: BodyOf<typeof messages>,
): Promise<Outcome<ReplyOf<typeof messages>>> {
  const { total } = await messageCounts(on, player)
  const stored = await messagePage(on, player, {
    length: pageLength,
    skip: (page - 1) * pageLength,
  })
  return { reply: { messages: stored.map((one) => messageIn(language, one)), total } }
}

const messageIn = (language: string, stored: StoredMessage): Message => ({
  id: stored.message_id,
  ...textFor(stored.texts, language),
  sentAt: stored.sent_at.toISOString(),
  isNew: stored.is_new,
})
