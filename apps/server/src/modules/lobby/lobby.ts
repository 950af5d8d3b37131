import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { PlayerStatus, UserStatus } from '@fairhouse/contract/entities/user-status'
import { roundSettled } from '#modules/play'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { chatIdentity } from './chat-identity.ts'
import { keepLists } from './lists/keep-lists.ts'
import { markFavorites } from './mark-favorites.ts'
import type { LobbyNeeds } from './needs.ts'
import { pageCatalogue } from './page-catalogue.ts'
import { playerStatus, visitorStatus } from './user-status.ts'
import { asWinners, winsRemembered } from './winners.ts'
import { createWinnersTeller } from './winners-teller.ts'

/** What visitors and players see before they sit down at a game. */
export interface Lobby {
  readonly answers: Answers<
    'status' | 'chatIdentity' | 'lastWinners' | 'addFavorite' | 'removeFavorite'
  >
  readonly playerStatus: (player: PlayerId) => Promise<PlayerStatus>
  /** Of a player, or of a visitor for null. */
  readonly statusOf: (player: PlayerId | null) => Promise<UserStatus>
  /** The games as the pages of a player, or of a visitor for null, show them. */
  readonly catalogue: (player: PlayerId | null) => PageCatalogue
  /** Reads the wins from before this process began. To be called before the outbox starts. */
  readonly start: () => Promise<void>
  /** Winners of other nodes may not have been heard here: those that are not known yet are shown. */
  readonly mayHaveMissed: () => Promise<void>
  /** Tells the winners that wait to be told. To be called after the outbox stopped. */
  readonly stop: () => Promise<void>
}

export function createLobby(needs: LobbyNeeds): Lobby {
  const { clock, play, outbox, realtime } = needs
  const teller = createWinnersTeller(needs)
  outbox.on(roundSettled, 'lobby winners', async (round) => teller.tell(round))
  const listsOf = keepLists(clock, () => ({ stamp: '', of: () => 0 }))
  const ofPlayer = async (player: PlayerId): Promise<PlayerStatus> =>
    playerStatus(await play.statusOf(player), clock.now())
  const statusOf = async (player: PlayerId | null): Promise<UserStatus> =>
    player === null ? visitorStatus(clock.now()) : ofPlayer(player)
  const recentWinners = async () => {
    const newestFirst = await play.recentWins(winsRemembered)
    return asWinners(needs, newestFirst.toReversed())
  }
  return {
    answers: {
      status: async (ask) => ({ reply: { userStatus: await statusOf(ask.player) } }),
      lastWinners: async (_ask, body) => ({ reply: { winners: realtime.winners(body.limit) } }),
      ...markFavorites(needs, ofPlayer),
      ...chatIdentity(needs.chatKey, ofPlayer),
    },
    playerStatus: ofPlayer,
    statusOf,
    catalogue: (player) => {
      const offered = needs.offered()
      return pageCatalogue(needs, { offered, lists: listsOf(offered) }, player)
    },
    start: async () => realtime.recall(await recentWinners()),
    mayHaveMissed: async () => realtime.publishWinners(await recentWinners()),
    stop: teller.stop,
  }
}
