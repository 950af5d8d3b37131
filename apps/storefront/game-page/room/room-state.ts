import { reachedAt } from '@fairhouse/contract/rooms/curve'
import type {
  OwnTicket,
  PastRound,
  RoomChain,
  RoomRound,
  RoomTicket,
} from '@fairhouse/contract/rooms/entities'
import type { RoomFrame } from '@fairhouse/contract/topics/rooms'

/** What the page knows of the room. */
export interface RoomState {
  /** The line is open and has told everything. */
  readonly isLive: boolean
  readonly round: RoomRound | null
  /** Of the round: the largest ones, and all of the player's own. */
  readonly tickets: readonly RoomTicket[]
  /** All of the round. */
  readonly totals: RoomFrame['data']['totals']
  /** Newest first. */
  readonly past: readonly PastRound[]
  readonly chain: RoomChain | null
  readonly doublesInMs: number
  readonly game: NonNullable<RoomFrame['data']['game']> | null
  /** The player's own stakes, newest first. */
  readonly own: readonly OwnTicket[]
  /** How many watch; null before it was told. */
  readonly watching: number | null
}

const pastShown = 100
const ownShown = 20

export const emptyRoom: RoomState = {
  isLive: false,
  round: null,
  tickets: [],
  totals: { tickets: 0, cashed: 0 },
  past: [],
  chain: null,
  doublesInMs: 8_000,
  game: null,
  own: [],
  watching: null,
}

/** The room after the house told something of it. */
export function afterFrame(state: RoomState, { snapshot, data }: RoomFrame): RoomState {
  if (snapshot)
    return withEnds({
      ...state,
      isLive: true,
      round: data.round ?? null,
      tickets: data.tickets,
      totals: data.totals,
      past: data.past,
      chain: data.chain ?? null,
      doublesInMs: data.doublesInMs ?? state.doublesInMs,
      game: data.game ?? state.game,
    })
  const round = data.round ?? state.round
  const known = round?.id === state.round?.id ? state.tickets : []
  return withEnds({
    ...state,
    round,
    tickets: merged(known, data.tickets),
    totals: data.totals,
    past: [...data.past, ...state.past].slice(0, pastShown),
  })
}

/** The player's own stakes were told. An answer that is older than news changes nothing: a stake ends once. */
export function withOwn(state: RoomState, told: readonly OwnTicket[]): RoomState {
  const byId = new Map(state.own.map((ticket) => [ticket.id, ticket]))
  for (const ticket of told) {
    const known = byId.get(ticket.id)
    if (!known || known.state === 'open') byId.set(ticket.id, ticket)
  }
  const own = [...byId.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return withEnds({ ...state, own: own.slice(0, ownShown) })
}

/** The player's stake of a slot in the round that is shown. */
export const ticketIn = ({ own, round }: RoomState, slot: number): OwnTicket | null =>
  own.find((ticket) => ticket.round === round?.id && ticket.slot === slot) ?? null

/** How long the round has flown by the house's clock, milliseconds; 0 before take-off, and at the end as far as it came. */
export function flownMs({ round, doublesInMs }: RoomState, houseMs: number): number {
  if (!round || round.phase === 'betting') return 0
  if (round.bust !== null) return reachedAt(round.bust, doublesInMs)
  return round.phase === 'flying' ? Math.max(0, houseMs - round.fliesAt) : 0
}

/** What everybody is told of a stake tells the player of theirs. */
function withEnds(state: RoomState): RoomState {
  const told = new Map(state.tickets.map((ticket) => [ticket.id, ticket]))
  const own = state.own.map((ticket) => {
    const news = told.get(ticket.id)
    const bust = ticket.round === state.round?.id ? state.round.bust : ticket.bust
    if (!news || ticket.state !== 'open') return { ...ticket, bust }
    return { ...ticket, bust, state: news.state, at: news.at, payout: news.payout }
  })
  return { ...state, own }
}

function merged(known: readonly RoomTicket[], told: readonly RoomTicket[]): readonly RoomTicket[] {
  if (told.length === 0) return known
  return [...new Map([...known, ...told].map((ticket) => [ticket.id, ticket])).values()]
}
