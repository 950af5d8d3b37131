import { catalogPort } from '#modules/catalog'
import { maskedLogin } from '#modules/identity'
import { createTurns, playPort, roundsElsewhere, statusOfFacts } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { PlayerId } from '#platform/ids'
import type { ModuleParts } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { frameNumbers } from '#platform/realtime/numbers'
import { roomAnswers } from './answers.ts'
import { houseSalt } from './chain/salt-source.ts'
import { createPresence } from './live/presence.ts'
import { createOneRoom, type OneRoomNeeds } from './one-room.ts'
import {
  type ChainSize,
  chainSize,
  type Room,
  type RoomTimes,
  roomTimes,
  type RoomTitle,
} from './room.ts'
import { roundsToHistory } from './rounds-to-history.ts'

/** How rooms are run. */
export interface RoomsPace {
  readonly times: RoomTimes
  readonly chain: ChainSize
  /** Whether this node stands by to lead them. */
  readonly leads: boolean
}

const usual: RoomsPace = { times: roomTimes, chain: chainSize, leads: true }

/** Rounds that many share: every title whose manifest says that it is played in a room. */
export function createRooms(
  needs: ModuleNeeds,
  titles: readonly RoomTitle[] = needs.get(catalogPort).rooms,
  pace: RoomsPace = usual,
): ModuleParts {
  const { database, clock, channels, bus, get, later } = needs
  const play = get(playPort)
  const status = later(statusOfFacts)
  const presence = createPresence({
    node: needs.node,
    numbers: frameNumbers(clock),
    tell: channels.roomWatched.publishToOthers,
  })
  const rooms = new Map(
    titles.map((title) => {
      const room = roomOf(title, pace)
      return [
        room.uri,
        createOneRoom({
          ...oneRoomNeeds(needs, room, presence.here),
          leads: pace.leads,
        }),
      ] as const
    }),
  )
  channels.roomMoved.subscribe((news) => rooms.get(news.uri)?.live.hear(news))
  channels.roomWatched.subscribe(presence.hear)
  bus.onMissed(() => {
    for (const { live } of rooms.values()) live.readAgain()
  })
  const betting = {
    database,
    clock,
    play,
    turns: createTurns(),
    nameOf: maskedLogin,
    changed: (players: readonly PlayerId[]) => tellChanged(needs, players),
  }
  const statusNow = async (player: PlayerId) => status()(await play.statusOf(player), clock.now())
  return {
    offers: [contribute(roundsElsewhere, roundsToHistory(titles))],
    answers: roomAnswers({ database, rooms, betting, statusNow }),
    topics: [...[...rooms.values()].map(({ live }) => live), presence],
    start: async () => {
      for (const one of rooms.values()) await one.start()
    },
    drain: async () => {
      await Promise.all([...rooms.values()].map((one) => one.drain()))
    },
  }
}

const roomOf = (title: RoomTitle, { times, chain }: RoomsPace): Room => ({
  title,
  uri: title.manifest.uri,
  gameId: title.manifest.id,
  times,
  chain,
})

function oneRoomNeeds(
  needs: ModuleNeeds,
  room: Room,
  here: (room: string, watching: number) => void,
): Omit<OneRoomNeeds, 'leads'> {
  const { database, clock, log, node, seedKey, channels } = needs
  return {
    room,
    database,
    clock,
    log,
    node,
    sealKey: derivedKey(seedKey, 'chains of rooms'),
    salt: houseSalt,
    numbers: frameNumbers(clock),
    tell: channels.roomMoved.publish,
    watched: (listeners) => here(room.uri, listeners),
    changed: (players) => tellChanged(needs, players),
  }
}

/** Players' browsers and other nodes hear of money that moved, and whoever waits for settled rounds looks. */
function tellChanged({ channels, outbox }: ModuleNeeds, players: readonly PlayerId[]): void {
  channels.playersChanged.publish(players)
  outbox.grew()
}
