import type { Log } from '#platform/log'
import type { Database } from '#platform/database'
import type { RoomNews } from '#platform/house-channels'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { Clock } from '#platform/clock'
import type { PlayerId } from '#platform/ids'
import type { SaltSource } from './chain/salt-source.ts'
import { openFlights } from './flight/open-flights.ts'
import { createHouseTime } from './lead/house-time.ts'
import { createStandBy } from './lead/stand-by.ts'
import { createLiveRoom, type LiveRoom } from './live/live-room.ts'
import { readLive } from './live/read-live.ts'
import { pastOf, shownRound, shownTicket } from './live/shown.ts'
import { createCashOuts } from './money/cash-out.ts'
import type { Room } from './room.ts'
import type { StoredRound, StoredTicket } from './stored.ts'

export interface OneRoomNeeds {
  readonly room: Room
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly node: string
  readonly sealKey: Uint8Array
  readonly salt: SaltSource
  readonly numbers: FrameNumbers
  /** Whether this node stands by to lead it. */
  readonly leads: boolean
  /** Tells every node, this one too. */
  readonly tell: (news: RoomNews) => void
  /** So many browsers watch it here. */
  readonly watched: (listeners: number) => void
  /** What players have was changed, and committed. */
  readonly changed: (players: readonly PlayerId[]) => void
}

/** A room as this node keeps it. */
export interface OneRoom {
  readonly room: Room
  readonly live: LiveRoom
  readonly cashOut: ReturnType<typeof createCashOuts>
  /** Somebody is here, or was a moment ago: a node in which that is so stands by to lead the room. */
  readonly attend: () => void
  /** A bet was taken. */
  readonly betTaken: (ticket: StoredTicket) => void
  /** Goes on with what an earlier process left. */
  readonly start: () => Promise<void>
  readonly drain: () => Promise<void>
}

/** Nodes in which nobody is do nothing for a room; those in which somebody is stand by to lead it, and one of them does. */
export function createOneRoom(needs: OneRoomNeeds): OneRoom {
  const { room, database, clock, log, tell, changed } = needs
  const { uri } = room
  const time = createHouseTime(database, clock)
  const openFlight = openFlights(room, needs.sealKey)

  const tellTickets = (round: StoredRound | null, tickets: readonly StoredTicket[]): void => {
    if (round === null && tickets.length === 0) return
    tell({
      uri,
      round: round && shownRound(round),
      tickets: tickets.map(shownTicket),
      past: round && !round.settled ? pastOf(round) : null,
    })
    const given = tickets.filter(({ payout }) => payout > 0n)
    if (given.length > 0) changed([...new Set(given.map(({ player }) => player))])
  }
  const live = createLiveRoom({
    uri,
    log,
    numbers: needs.numbers,
    now: time.now,
    read: () => readLive(database, room),
    followed: (listeners) => {
      needs.watched(listeners)
      standBy.attend()
    },
  })
  const standBy = createStandBy({
    ...needs,
    openFlight,
    time,
    listeners: live.listeners,
    told: ({ round, tickets }) => tellTickets(round, tickets),
  })
  return {
    room,
    live,
    cashOut: createCashOuts({
      room,
      database,
      clock,
      openFlight,
      told: (tickets) => tellTickets(null, tickets),
    }),
    attend: standBy.attend,
    betTaken: (ticket) => tellTickets(null, [ticket]),
    start: standBy.start,
    drain: standBy.drain,
  }
}
