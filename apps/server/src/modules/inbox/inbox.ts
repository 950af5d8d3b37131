import type { Answers } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { changeMessages } from './change-messages.ts'
import type { MessageTexts } from './message-texts.ts'
import { listMessages } from './list-messages.ts'
import { messageSent } from './message-sent.ts'
import type { InboxNeeds } from './needs.ts'
import { sendMessage } from './send-message.ts'
import { markRead, removeMessages } from './store/stamp-messages.ts'
import { welcomeMessage } from './welcome-message.ts'

/** What the house writes to its players. */
export interface Inbox {
  readonly answers: Answers<'messages' | 'markMessagesRead' | 'deleteMessages'>
  /** Puts a message into the player's inbox, in the transaction of whatever it tells of. @param messageId a new one's, if its sender keeps it. */
  send(tx: Transaction, player: PlayerId, texts: MessageTexts, messageId?: string): Promise<void>
  /** The first message to a new player, in the transaction that registers him. */
  welcome(tx: Transaction, player: PlayerId): Promise<void>
}

export function createInbox(needs: InboxNeeds): Inbox {
  const { database, outbox, tellPlayers } = needs
  outbox.on(messageSent, 'inbox', async ({ player }) => tellPlayers([player]))
  return {
    answers: {
      messages: (ask, body) => listMessages(database, ask, body),
      markMessagesRead: changeMessages(needs, markRead),
      deleteMessages: changeMessages(needs, removeMessages),
    },
    send: (tx, player, texts, messageId) => sendMessage(needs, tx, { player, texts, messageId }),
    welcome: (tx, player) => sendMessage(needs, tx, { player, texts: welcomeMessage }),
  }
}
