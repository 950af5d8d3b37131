import type { RoomChain } from '@fairhouse/contract/rooms/entities'
import type {
  HallDraw,
  HallGame,
  HallSale,
  OwnCards,
  PastDraw,
} from '@fairhouse/contract/rooms/hall'
import type { HallFrame } from '@fairhouse/contract/topics/halls'

/** What the page knows of the hall. */
export interface HallState {
  /** The line is open and has told everything. */
  readonly isLive: boolean
  readonly sale: HallSale | null
  readonly draw: HallDraw | null
  /** Newest first. */
  readonly past: readonly PastDraw[]
  readonly chain: RoomChain | null
  readonly game: HallGame | null
  /** What the player bought, newest first. */
  readonly own: readonly OwnCards[]
  /** How many watch; null before it was told. */
  readonly watching: number | null
}

export const emptyHall: HallState = {
  isLive: false,
  sale: null,
  draw: null,
  past: [],
  chain: null,
  game: null,
  own: [],
  watching: null,
}

/** The hall after the house told something of it: sale and draw are told whole. */
export const afterFrame = (state: HallState, { data }: HallFrame): HallState => ({
  ...state,
  isLive: true,
  sale: data.sale,
  draw: data.draw,
  past: data.past ?? state.past,
  chain: data.chain ?? state.chain,
  game: data.game ?? state.game,
})

/** The player's cards were told. An answer that is older than news changes nothing: a purchase ends once. */
export function withOwn(state: HallState, told: readonly OwnCards[]): HallState {
  const byId = new Map(state.own.map((bought) => [bought.id, bought]))
  for (const bought of told) {
    const known = byId.get(bought.id)
    if (!known || known.state === 'open') byId.set(bought.id, bought)
  }
  const own = [...byId.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return { ...state, own: own.slice(0, 20) }
}

/** The player's purchases in a round, in the order of their cards. */
export const ownIn = ({ own }: Pick<HallState, 'own'>, round: string | undefined): OwnCards[] =>
  own.filter((bought) => bought.round === round).toReversed()

/** How many cards the player has in a round. */
export const cardsIn = (state: Pick<HallState, 'own'>, round: string | undefined): number =>
  ownIn(state, round).reduce((sum, { cards }) => sum + cards.length, 0)
