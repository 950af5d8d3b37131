import { createChance } from '../chain/chance.ts'
import { createHouseTime } from '../lead/house-time.ts'
import { createStandBy } from '../lead/stand-by.ts'
import { createLiveRoom } from '../live/live-room.ts'
import type { OneRoom, OneRoomNeeds } from '../one-room.ts'
import { leadHall } from './lead-hall.ts'
import { createLiveHall } from './live/live-hall.ts'
import { readHall } from './live/read-hall.ts'
import { openDraws } from './open-draws.ts'
import type { HallStepped } from './steps.ts'
import { hasHallWork } from './store/hall-rounds.ts'
import type { HallTimes } from './times.ts'

/** News of a hall: something is no more as it was. What is, its nodes read. */
export interface HallNews {
  readonly uri: string
}

/** A bingo hall as this node keeps it. */
export interface HallRoom extends OneRoom<HallNews, HallTimes> {
  /** Cards were bought. */
  readonly cardsBought: () => void
}

/** A hall in which all hear the same calls, and share the pots out among those who have what is looked for first. */
export function createHallRoom(needs: OneRoomNeeds<HallNews, HallTimes>): HallRoom {
  const { room, database, clock, log, tell, changed } = needs
  const { uri } = room
  const time = createHouseTime(database, clock)
  const chance = createChance(needs.seeds, uri)
  const openDraw = openDraws(room, chance)
  const live = createLiveRoom<HallNews>({
    uri,
    numbers: needs.numbers,
    state: createLiveHall({
      uri,
      log,
      now: time.now,
      read: () => readHall(database, room, openDraw),
    }),
    followed: (listeners) => {
      needs.watched(listeners)
      standBy.attend()
    },
  })
  const told = ({ tickets }: HallStepped): void => {
    tell({ uri })
    const given = tickets.filter(({ payout }) => payout > 0n)
    if (given.length > 0) changed([...new Set(given.map(({ player }) => player))])
  }
  const leading = { ...needs, chance, openDraw, time, told }
  const standBy = createStandBy({
    ...needs,
    time,
    listeners: live.listeners,
    hasWork: () => hasHallWork(database, uri),
    step: (now) => leadHall(leading, now),
  })
  return {
    room,
    live,
    attend: standBy.attend,
    readyFor: (round) => chance.readyFor(database, round),
    cardsBought: () => tell({ uri }),
    start: standBy.start,
    drain: standBy.drain,
  }
}
