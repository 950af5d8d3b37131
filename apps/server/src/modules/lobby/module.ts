import { promotable, type Promotable } from '#modules/bonuses'
import { catalogPort } from '#modules/catalog'
import { mayPromote } from '#modules/compliance'
import { newsGate } from '#modules/content'
import { hiddenFromOthers, identityPort, statusPort } from '#modules/identity'
import { jackpotsPort } from '#modules/jackpots'
import { placesPort, playPort, slices, statusOfFacts } from '#modules/play'
import { isPaused } from '#modules/protection'
import { seenBy, statusTold } from '#platform/module/house-ports'
import type { Job } from '#platform/jobs/job'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { createLobby, type Lobby } from './lobby.ts'
import { favorites } from './favorites.ts'
import { jackpotSlice } from './jackpot-slice.ts'
import { oneGate } from './one-gate.ts'
import { playerStatus, visitorStatus } from './user-status.ts'

/** What is played now is in the lists of all nodes after this and some seconds. */
const trendingEveryMs = 20_000
/** So soon after midnight at the latest it is known anew which games have players in common. */
const togetherEveryMs = 10 * 60_000
const winnersOnAPage = 12

/** User status, favourites, winners. */
export const module: Module = {
  name: 'lobby',
  level: 7,
  offers: [
    offer(statusOfFacts, playerStatus),
    contribute(slices, favorites),
    contribute(
      holdings,
      rowsHeld({ name: 'favorites', kind: 'habits', table: 'lobby_favorite', forgotten: true }),
    ),
    // By time it goes after four weeks, with the lists that are made of it.
    contribute(
      holdings,
      rowsHeld({ name: 'games played', kind: 'habits', table: 'lobby_played', forgotten: true }),
    ),
  ],
  create: (needs) => {
    const lobby = lobbyOf(needs)
    listenToOtherNodes(needs, lobby)
    return {
      offers: [
        offer(statusPort, {
          playerStatus: lobby.playerStatus,
          visitorStatus: () => visitorStatus(needs.clock.now()),
        }),
        offer(statusTold, lobby.user.publish),
        offer(promotable, gateOf(needs)),
        offer(newsGate, whomToWriteTo(needs)),
        contribute(slices, jackpotSlice(needs.get(jackpotsPort))),
        offer(seenBy, lobby.seenBy),
      ],
      answers: lobby.answers,
      topics: lobby.topics,
      pageValues: { winners: () => lobby.winners.newest(winnersOnAPage) },
      features: () => ({ liveChat: needs.config.adapters.chat !== null }),
      jobs: jobsOf(lobby),
      start: lobby.start,
      stop: lobby.stop,
    }
  },
}

/** Whom news may be written to: beyond promotion, the house may serve their place, and its rules allow that the house writes of itself. */
const whomToWriteTo = (needs: ModuleNeeds): Pick<Promotable, 'mayPromote'> => ({
  mayPromote: async (on, player) => {
    const { rules, served } = await needs.get(placesPort).rulesOf(on, player)
    return served && rules.marketing && (await gateOf(needs).mayPromote(on, player))
  },
})

const gateOf = ({ clock, get }: ModuleNeeds): Promotable =>
  oneGate({ clock, places: get(placesPort) })

const jobsOf = ({ reckonTrending, reckonTogether }: Lobby): Job[] => [
  { name: 'lobby trending', where: 'oneNode', everyMs: trendingEveryMs, work: reckonTrending },
  { name: 'lobby together', where: 'oneNode', everyMs: togetherEveryMs, work: reckonTogether },
]

/** What a node shows of what others did. */
function listenToOtherNodes({ bus, channels, log }: ModuleNeeds, lobby: Lobby): void {
  channels.winners.subscribe(lobby.winners.publish)
  channels.feed.subscribe(({ hidden }) => lobby.winners.takeOut(hidden))
  channels.paymentMoved.subscribe(({ player, transaction }) =>
    lobby.user.publishPayment(player, transaction),
  )
  channels.playersChanged.subscribe(lobby.user.refresh)
  bus.onMissed(() => {
    lobby.user.refreshEverybody()
    lobby.mayHaveMissed().catch((fault: unknown) => {
      log.warn({ err: fault }, 'winners of other nodes were not read')
    })
  })
}

function lobbyOf(needs: ModuleNeeds): Lobby {
  const { database, clock, log, outbox, bus, channels, config, get } = needs
  const { isGame, offered } = get(catalogPort)
  return createLobby({
    database,
    clock,
    log,
    identity: get(identityPort),
    play: get(playPort),
    outbox,
    tellChanged: bus.state() === 'alone' ? null : channels.playersChanged.publishToOthers,
    tellWinners: channels.winners.publish,
    chatKey: config.adapters.chatKey,
    isGame,
    offered,
    hidden: get(hiddenFromOthers),
    mayPromote: (facts) =>
      mayPromote(facts) &&
      get(placesPort).rulesFor(facts).rules.marketing &&
      !isPaused(facts, needs.clock.now()),
    places: get(placesPort),
  })
}
