import { anyBelow } from '../../play/any-below.ts'
import type { Round } from '../../play/controller-state.ts'
import type { Move } from '../../play/course.ts'

/** What an open round has come to. */
export interface RoundNow {
  /** Steps that held so far. */
  readonly steps: number
  /** What stopping now pays, hundredths of the stake; 0 before the first step. */
  readonly times: number
  /** Which action turns a tile; null where there is none to turn. */
  readonly stepping: 'openCell' | 'climb' | null
  readonly mayStop: boolean
  /** Tiles that may be chosen next. */
  readonly tiles: readonly number[]
  /** What lies under the foil of a card that waits for it to come off; null where none does. */
  readonly foil: BoughtCard | null
}

export type BoughtCard = Extract<Round['events'][number], { readonly type: 'cardBought' }>

/** Reads a round as far as it was told. */
export function roundNow(round: Round | null): RoundNow {
  const nothing: RoundNow = {
    steps: 0,
    times: 0,
    stepping: null,
    mayStop: false,
    tiles: [],
    foil: null,
  }
  if (!round || round.finished) return nothing
  let [steps, times] = [0, 0]
  let tiles: readonly number[] = []
  for (const event of round.events) {
    if (event.type === 'fieldLaid') tiles = upTo(event.cells)
    if (event.type === 'towerBuilt') tiles = upTo(event.width)
    if (event.type === 'gemFound') tiles = tiles.filter((tile) => tile !== event.cell)
    if (event.type !== 'gemFound' && event.type !== 'levelClimbed') continue
    steps++
    times = event.times
  }
  const offers = round.actions.map(({ type }) => type)
  const stepping = offers.includes('openCell')
    ? 'openCell'
    : offers.includes('climb')
      ? 'climb'
      : null
  const foil = foilOf(round)
  if (foil) tiles = upTo(foil.fields.length)
  return { steps, times, stepping, mayStop: offers.includes('cashOut'), tiles, foil }
}

function foilOf({ events, actions }: Round): BoughtCard | null {
  if (!actions.some(({ type }) => type === 'uncoverCard')) return null
  return events.find((event) => event.type === 'cardBought') ?? null
}

/** Turns a tile. */
export const stepTo = (stepping: 'openCell' | 'climb', tile: number): Move => ({
  type: stepping,
  data: { cell: tile },
})

/** Takes the foil off a card. */
export const uncovering: Move = { type: 'uncoverCard', data: null }

/** Any tile that may be chosen: all are as good. @returns null when there is none. */
export function anyTile({ stepping, tiles }: RoundNow): Move | null {
  if (stepping === null || tiles.length === 0) return null
  const tile = tiles[anyBelow(tiles.length)]
  return tile === undefined ? null : stepTo(stepping, tile)
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, tile) => tile)
