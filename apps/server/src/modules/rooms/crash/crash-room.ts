import type { RoomNews } from '#platform/house-channels'
import { createChance } from '../chain/chance.ts'
import { createHouseTime } from '../lead/house-time.ts'
import { createStandBy } from '../lead/stand-by.ts'
import { createLiveRoom } from '../live/live-room.ts'
import type { OneRoom, OneRoomNeeds } from '../one-room.ts'
import { hasOpenRound } from '../store/has-open-round.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import { createCashOuts } from './cash-out.ts'
import { openFlights } from './flight/open-flights.ts'
import { leadCrash } from './lead-crash.ts'
import { createLiveState } from './live/live-state.ts'
import { readLive } from './live/read-live.ts'
import { pastOf, shownRound, shownTicket } from './live/shown.ts'
import type { CrashTimes } from './times.ts'

/** A crash room as this node keeps it. */
export interface CrashRoom extends OneRoom<RoomNews, CrashTimes> {
  readonly cashOut: ReturnType<typeof createCashOuts>
  /** A bet was taken. */
  readonly betTaken: (ticket: StoredTicket) => void
}

/** A room in which all fly together: a stake is worth more from moment to moment, until the flight bursts. */
export function createCrashRoom(needs: OneRoomNeeds<RoomNews, CrashTimes>): CrashRoom {
  const { room, database, clock, log, tell, changed } = needs
  const { uri } = room
  const time = createHouseTime(database, clock)
  const chance = createChance(needs.seeds, uri)
  const openFlight = openFlights(room, chance)

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
    numbers: needs.numbers,
    state: createLiveState({ uri, log, now: time.now, read: () => readLive(database, room) }),
    followed: (listeners) => {
      needs.watched(listeners)
      standBy.attend()
    },
  })
  const leading = {
    ...needs,
    chance,
    openFlight,
    time,
    told: ({ round, tickets }: { round: StoredRound; tickets: readonly StoredTicket[] }) =>
      tellTickets(round, tickets),
  }
  const standBy = createStandBy({
    ...needs,
    time,
    listeners: live.listeners,
    hasWork: () => hasOpenRound(database, uri),
    step: (now) => leadCrash(leading, now),
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
    readyFor: (round) => chance.readyFor(database, round),
    betTaken: (ticket) => tellTickets(null, [ticket]),
    start: standBy.start,
    drain: standBy.drain,
  }
}
