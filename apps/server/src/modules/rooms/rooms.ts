import type { GameRoom } from '@fairhouse/contract/entities/game-words'
import { catalogPort } from '#modules/catalog'
import { hiddenFromOthers, hiddenLogin, maskedLogin } from '#modules/identity'
import { createTurns, playPort, roundsElsewhere, statusOfFacts } from '#modules/play'
import { signerPort } from '#modules/signer'
import type { PlayerId } from '#platform/ids'
import type { ModuleParts } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { frameNumbers } from '#platform/realtime/numbers'
import { hallAnswers } from './bingo/answers.ts'
import { createHallRoom } from './bingo/hall-room.ts'
import { rulesOf } from './bingo/rules-of.ts'
import { type HallTimes, hallTimes, timesOfHall } from './bingo/times.ts'
import { houseSalt } from './chain/salt-source.ts'
import { sealAnew } from './chain/seal-anew.ts'
import { createPresence } from './live/presence.ts'
import { crashAnswers } from './crash/answers.ts'
import { createCrashRoom } from './crash/crash-room.ts'
import { type CrashTimes, crashTimes } from './crash/times.ts'
import type { OneRoomNeeds } from './one-room.ts'
import { type ChainSize, chainSize, type Room, type RoomTimes, type RoomTitle } from './room.ts'
import { roundsToHistory } from './rounds-to-history.ts'

/** How rooms are run. */
export interface RoomsPace {
  readonly crash: CrashTimes
  readonly bingo: HallTimes
  readonly chain: ChainSize
  /** Whether this node stands by to lead them. */
  readonly leads: boolean
}

const usual: RoomsPace = { crash: crashTimes, bingo: hallTimes, chain: chainSize, leads: true }

/** Rounds that many share: every title whose manifest says that it is played in a room. */
export function createRooms(
  needs: ModuleNeeds,
  titles: readonly RoomTitle[] = needs.get(catalogPort).rooms,
  pace: RoomsPace = usual,
): ModuleParts {
  const { database, clock, channels, bus, get, later } = needs
  const play = get(playPort)
  const status = later(statusOfFacts)
  const hidden = later(hiddenFromOthers)
  const presence = createPresence({
    node: needs.node,
    numbers: frameNumbers(clock),
    tell: channels.roomWatched.publishToOthers,
  })
  const of = (kind: GameRoom) => titles.filter(({ manifest }) => manifest.room === kind)
  const parts = <Times extends RoomTimes>(title: RoomTitle, times: Times) => ({
    ...nodeParts(needs),
    room: roomOf(title, times, pace.chain),
    leads: pace.leads,
    watched: (listeners: number) => presence.here(title.manifest.uri, listeners),
  })
  const crash = byUri(
    of('crash').map((title) =>
      createCrashRoom({ ...parts(title, pace.crash), tell: channels.roomMoved.publish }),
    ),
  )
  const halls = byUri(
    of('bingo').map((title) =>
      createHallRoom({
        ...parts(title, timesOfHall(pace.bingo, rulesOf(title).numbers)),
        tell: channels.hallMoved.publish,
      }),
    ),
  )
  const rooms = [...crash.values(), ...halls.values()]
  channels.roomMoved.subscribe((news) => crash.get(news.uri)?.live.hear(news))
  channels.hallMoved.subscribe((news) => halls.get(news.uri)?.live.hear(news))
  channels.roomWatched.subscribe(presence.hear)
  bus.onMissed(() => {
    for (const { live } of rooms) live.readAgain()
  })
  const staking = {
    database,
    clock,
    play,
    turns: createTurns(),
    nameOf: async (player: PlayerId, login: string) =>
      (await hidden()([player])).has(player) ? hiddenLogin : maskedLogin(login),
    changed: (players: readonly PlayerId[]) => tellChanged(needs, players),
  }
  const statusNow = async (player: PlayerId) => status()(await play.statusOf(player), clock.now())
  return {
    offers: [contribute(roundsElsewhere, roundsToHistory(titles))],
    answers: {
      ...crashAnswers({ database, rooms: crash, staking, statusNow }),
      ...hallAnswers({ database, halls, staking, statusNow }),
    },
    topics: [...rooms.map(({ live }) => live), presence],
    start: async () => {
      const renewed = await sealAnew(database, get(signerPort).seeds)
      if (renewed > 0) needs.log.info({ links: renewed }, 'links of rooms are under two keys now')
      for (const one of rooms) await one.start()
    },
    drain: async () => {
      await Promise.all(rooms.map((one) => one.drain()))
    },
  }
}

const byUri = <One extends { readonly room: Room }>(rooms: readonly One[]) =>
  new Map(rooms.map((one) => [one.room.uri, one] as const))

const roomOf = <Times extends RoomTimes>(
  title: RoomTitle,
  times: Times,
  chain: ChainSize,
): Room<Times> => ({ title, uri: title.manifest.uri, gameId: title.manifest.id, times, chain })

/** What all rooms of a node are made with. */
function nodeParts(
  needs: ModuleNeeds,
): Omit<OneRoomNeeds<never, RoomTimes>, 'room' | 'leads' | 'tell' | 'watched'> {
  const { database, clock, log, node, get } = needs
  return {
    database,
    clock,
    log,
    node,
    seeds: get(signerPort).seeds,
    salt: houseSalt,
    numbers: frameNumbers(clock),
    changed: (players) => tellChanged(needs, players),
  }
}

/** Players' browsers and other nodes hear of money that moved, and whoever waits for settled rounds looks. */
function tellChanged({ channels, outbox }: ModuleNeeds, players: readonly PlayerId[]): void {
  channels.playersChanged.publish(players)
  outbox.grew()
}
