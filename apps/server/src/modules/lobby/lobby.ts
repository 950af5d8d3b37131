import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import type { PagePlayRules } from '@fairhouse/contract/entities/play-rules'
import type { PlayerStatus, UserStatus } from '@fairhouse/contract/entities/user-status'
import { roundSettled } from '#modules/play'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import type { Lease } from '#platform/leases/lease'
import type { Topic } from '#platform/realtime/topic'
import { audienceOf } from './audience-of.ts'
import { catchUp, recentWinners } from './catch-up.ts'
import { chatIdentity } from './chat-identity.ts'
import { keepLists } from './lists/keep-lists.ts'
import { permitGames } from './lists/permit-games.ts'
import { markFavorites } from './mark-favorites.ts'
import type { LobbyNeeds } from './needs.ts'
import { countPlay } from './played/count-play.ts'
import { pageCatalogue } from './page-catalogue.ts'
import { keepLikes } from './picks/keep-likes.ts'
import { keepReckoned } from './reckoned/keep-reckoned.ts'
import { reckonTogether, reckonTrending } from './reckoned/reckon.ts'
import { createUserTopic, type UserTopic } from './topics/user-topic.ts'
import { createWinnersTopic, type WinnersTopic } from './topics/winners-topic.ts'
import { playerStatus, visitorStatus } from './user-status.ts'
import { createWinnersTeller } from './winners-teller.ts'

/** What visitors and players see before they sit down at a game. */
export interface Lobby {
  readonly answers: Answers<
    'status' | 'chatIdentity' | 'lastWinners' | 'addFavorite' | 'removeFavorite'
  >
  /** What browsers can follow. */
  readonly topics: readonly Topic[]
  /** The topic `user`, for who changes what a player is told. */
  readonly user: UserTopic
  /** The topic `winners`, for who hears of wins elsewhere and for pages. */
  readonly winners: Pick<WinnersTopic, 'publish' | 'newest' | 'takeOut'>
  readonly playerStatus: (player: PlayerId) => Promise<PlayerStatus>
  /** Of a player, or of a visitor for null. */
  readonly statusOf: (player: PlayerId | null) => Promise<UserStatus>
  /** What pages show to a player, or to a visitor for null: who they are, and the games that are on for them. Looks once. */
  readonly seenBy: (
    player: PlayerId | null,
    userAgent: string,
  ) => Promise<{
    readonly userStatus: UserStatus
    readonly catalogue: PageCatalogue
    /** Address of the game in which a round waits for them. */
    readonly waitsIn: string | null
    /** What the rules of their place allow at own games. */
    readonly playRules: PagePlayRules
  }>
  /** Reckons for all nodes what is played now. Work of one node at a time. */
  readonly reckonTrending: (lease: Lease) => Promise<void>
  /** Reckons for all nodes which games have players in common, once a day. Work of one node at a time. */
  readonly reckonTogether: (lease: Lease) => Promise<void>
  /** Reads the wins from before this process began. To be called before the outbox starts. */
  readonly start: () => Promise<void>
  /** Winners of other nodes may not have been heard here: those that are not known yet are shown, and who hides by now is not. */
  readonly mayHaveMissed: () => Promise<void>
  /** Tells the winners that wait to be told. To be called after the outbox stopped. */
  readonly stop: () => Promise<void>
}

export function createLobby(needs: LobbyNeeds): Lobby {
  const { clock, database, log, play, outbox, tellChanged } = needs
  const teller = createWinnersTeller(needs)
  outbox.on(roundSettled, 'lobby winners', async (round) => teller.tell(round))
  countPlay(outbox, database)
  const reckoned = keepReckoned(database, log)
  const permitted = permitGames()
  const listsOf = keepLists(clock, reckoned.playedNow)
  const likesOf = keepLikes(reckoned.together)
  const ofPlayer = async (player: PlayerId): Promise<PlayerStatus> =>
    playerStatus(await play.statusOf(player), clock.now())
  const statusOf = async (player: PlayerId | null): Promise<UserStatus> =>
    player === null ? visitorStatus(clock.now()) : ofPlayer(player)
  const winners = createWinnersTopic(clock)
  const user = createUserTopic({ clock, log, statusOf, tellOthers: tellChanged })
  return {
    answers: {
      status: async (ask) => ({ reply: { userStatus: await statusOf(ask.player) } }),
      lastWinners: async (_ask, body) => ({ reply: { winners: winners.newest(body.limit) } }),
      ...markFavorites(needs, ofPlayer),
      ...chatIdentity(needs.chatKey, ofPlayer),
    },
    topics: [user, winners],
    user,
    winners,
    playerStatus: ofPlayer,
    statusOf,
    seenBy: async (player, userAgent) => {
      const facts = player === null ? null : await play.statusOf(player)
      const { playRulesFor } = needs.places
      const playRules = { slot: playRulesFor(facts, 'slot'), other: playRulesFor(facts, 'other') }
      const offered = permitted(needs.offered(audienceOf(facts, userAgent)), playRules.slot)
      const now = clock.now()
      return {
        waitsIn: facts?.open?.uri ?? null,
        playRules,
        userStatus: facts === null ? visitorStatus(now) : playerStatus(facts, now),
        catalogue: pageCatalogue(
          { offered, lists: listsOf(offered), likes: likesOf(offered) },
          { facts, mayPromote: facts === null || needs.mayPromote(facts), day: dayOf(now) },
        ),
      }
    },
    reckonTrending: (lease) => reckonTrending(needs, lease),
    reckonTogether: (lease) => reckonTogether(needs, lease),
    start: async () => {
      await reckoned.start()
      winners.recall(await recentWinners(needs))
    },
    mayHaveMissed: () => catchUp(needs, winners),
    stop: async () => {
      reckoned.stop()
      await teller.stop()
    },
  }
}
