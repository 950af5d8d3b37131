import type { PastRound, RoomRound, RoomTicket } from '@fairhouse/contract/rooms/entities'
import type { RoomFrame } from '@fairhouse/contract/topics/rooms'
import type { RoomNews } from '#platform/house-channels'
import type { Log } from '#platform/log'
import type { LiveState } from '../../live/live-room.ts'
import { pastShown, ticketsShown } from './read-live.ts'

type Live = RoomFrame['data']

export interface CrashLiveNeeds {
  readonly uri: string
  readonly log: Log
  /** The clock of the house, epoch milliseconds. */
  readonly now: () => number
  /** All that there is to know of the room now. */
  readonly read: () => Promise<Live>
}

/** What a node knows of a crash room while somebody watches it here. */
export function createLiveState({ uri, log, now, read }: CrashLiveNeeds): LiveState<RoomNews> {
  let live: Live | null = null
  let isReading = false
  /** News that came while the room was read. */
  let early: RoomNews[] = []
  let changes = noChanges()

  const apply = (news: RoomNews): void => {
    if (!live) return
    changes = withChange(changes, news)
    live = liveAfter(live, news)
  }
  const load = async (loaded: () => void): Promise<void> => {
    try {
      live = await read()
      const waited = early
      early = []
      for (const news of waited) apply(news)
      loaded()
    } catch (fault) {
      log.warn({ err: fault, room: uri }, 'a room could not be read')
    }
    isReading = false
  }
  const known = (): Live => {
    if (!live) throw new Error('the room was not read')
    return live
  }
  return {
    isKnown: () => live !== null,
    load: (loaded) => {
      if (isReading) return
      isReading = true
      void load(loaded)
    },
    hear: (news, outdated) => {
      const before = live
      if (isReading) early.push(news)
      else apply(news)
      if (before && news.round && isOfOtherChain(before, news.round)) outdated()
    },
    change: (seq) => {
      const { round, totals } = known()
      const taken = changes
      changes = noChanges()
      if (!taken.has && round?.phase !== 'flying') return null
      return frameOf(uri, seq, {
        now: Math.round(now()),
        ...(taken.round && { round: taken.round }),
        tickets: [...taken.tickets.values()],
        totals,
        past: [...taken.past],
      })
    },
    snapshot: (seq) => ({
      ...frameOf(uri, seq, { ...known(), now: Math.round(now()) }),
      snapshot: true,
    }),
    drop: () => {
      live = null
      changes = noChanges()
    },
  }
}

const frameOf = (uri: string, seq: number, data: Live): RoomFrame => ({
  type: 'room',
  topic: `room:${uri}`,
  seq,
  snapshot: false,
  data,
})

/** A chain is made, salted and followed by the next between rounds, of which no news tell: the first round of one shows it. */
const isOfOtherChain = ({ chain, round }: Live, next: RoomRound): boolean =>
  !chain || chain.salt === null || (next.number === 1 && round?.number !== 1)

interface Changes {
  readonly has: boolean
  readonly round: RoomRound | null
  readonly tickets: ReadonlyMap<string, RoomTicket>
  readonly past: readonly PastRound[]
}

const noChanges = (): Changes => ({ has: false, round: null, tickets: new Map(), past: [] })

function withChange(before: Changes, { round, tickets, past }: RoomNews): Changes {
  const isOther = round !== null && before.round !== null && before.round.id !== round.id
  const known = isOther ? [] : before.tickets
  return {
    has: true,
    round: round ?? before.round,
    tickets: new Map([...known, ...tickets.map((ticket) => [ticket.id, ticket] as const)]),
    past: past ? [...before.past, past] : before.past,
  }
}

/** The room after something happened. News of a round that is not the room's newest change nothing but the list of past ones. */
export function liveAfter(live: Live, { round, tickets, past }: RoomNews): Live {
  const known = live.round ?? null
  const next = round && (!known || round.id >= known.id) ? round : known
  const before = next?.id === known?.id ? live : { tickets: [], totals: { tickets: 0, cashed: 0 } }
  return {
    ...live,
    round: next,
    tickets: withTickets(before.tickets, tickets),
    totals: withCounted(before.totals, tickets),
    past: past ? withPast(live.past, past) : live.past,
  }
}

function withTickets(known: Live['tickets'], tickets: readonly RoomTicket[]): Live['tickets'] {
  const all = new Map(known.map((ticket) => [ticket.id, ticket]))
  for (const ticket of tickets)
    if (all.has(ticket.id) || all.size < ticketsShown) all.set(ticket.id, ticket)
  return [...all.values()]
}

const withCounted = (totals: Live['totals'], tickets: readonly RoomTicket[]): Live['totals'] => ({
  tickets: totals.tickets + tickets.filter(({ state }) => state === 'open').length,
  cashed: totals.cashed + tickets.filter(({ state }) => state === 'cashed').length,
})

const withPast = (known: Live['past'], past: PastRound): Live['past'] =>
  known.some(({ number }) => number === past.number) ? known : [past, ...known].slice(0, pastShown)
