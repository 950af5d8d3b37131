import { createHmac } from 'node:crypto'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'

/**
 * Who a player is to the live chat. The seal is the chat's own (HMAC-SHA256 of the identifier, in hex), so that nobody can talk to support
 * in another's name.
 * @param chatKey shared with the chat; null: there is none.
 */
export function chatIdentity(
  chatKey: string | null,
  playerStatus: (player: PlayerId) => Promise<PlayerStatus>,
): Answers<'chatIdentity'> {
  return {
    chatIdentity: async ({ player, address }) => {
      if (chatKey === null) return { refused: 'notFound' }
      const { login, email, vipLevel } = await playerStatus(player)
      const identifierHash = createHmac('sha256', chatKey).update(login).digest('hex')
      return {
        reply: { identifier: login, identifierHash, name: login, email, vipLevel, ip: address },
      }
    },
  }
}
