import type { Box } from './layout.ts'
import type { Point } from './line-trace.ts'
import { cellSize } from './skin.ts'

/** Where the amount of a win may stand, in board units. */
export interface AmountGround {
  /** What won and stays to be seen. */
  readonly winners: readonly Box[]
  /** What else is to be read: other amounts and multipliers. */
  readonly signs: readonly Box[]
  /** Where the amount belongs. */
  readonly centre: Point
  /** The plate of the amount with its rim. */
  readonly plate: Room
  /** The window of the reels, which the plate does not leave. */
  readonly window: Room
}

interface Room {
  readonly width: number
  readonly height: number
}

/** Distance of the places that are tried, in cells. */
const step = 1 / 6
/** The part of a symbol by which it is known, of the side of its cell. */
const core = 0.72
/** What it costs to cover a whole cell of something, and to stand a cell away from the centre. */
const costs = { winner: 2, core: 8, sign: 12, away: 0.35 } as const

/**
 * The place for a win's amount, the middle of its plate: as near to the win as it can stand beside its symbols. Where they leave no room it
 * lies over the seams between them.
 */
export function amountPlace(ground: AmountGround): Point {
  const { centre, plate, window } = ground
  const tried = placesAlong(window.width, plate.width, centre[0]).flatMap((x) =>
    placesAlong(window.height, plate.height, centre[1]).map((y): Point => [x, y]),
  )
  const cores = ground.winners.map(coreOf)
  const rated = tried.map((place) => ({ place, cost: costOf(place, ground, cores) }))
  return rated.reduce((best, one) => (one.cost < best.cost ? one : best)).place
}

/** Middles at which a thing of `size` stays within `room`, first of them the one nearest to `wanted`. */
function placesAlong(room: number, size: number, wanted: number): readonly number[] {
  const [least, most] = [size / 2, room - size / 2]
  if (most <= least) return [room / 2]
  const steps = Math.ceil((most - least) / (step * cellSize))
  const nearest = Math.min(most, Math.max(least, wanted))
  return [
    nearest,
    ...Array.from({ length: steps + 1 }, (_, place) => least + ((most - least) * place) / steps),
  ]
}

function costOf(
  [x, y]: Point,
  { winners, signs, centre, plate }: AmountGround,
  cores: readonly Box[],
): number {
  const box = { x: x - plate.width / 2, y: y - plate.height / 2, ...plate }
  const covered = (boxes: readonly Box[]): number =>
    boxes.reduce((sum, one) => sum + overlap(box, one), 0) / cellSize ** 2
  const away = Math.hypot(x - centre[0], y - centre[1]) / cellSize
  return (
    costs.winner * covered(winners) +
    costs.core * covered(cores) +
    costs.sign * covered(signs) +
    costs.away * away
  )
}

function coreOf({ x, y, width, height }: Box): Box {
  const [wide, high] = [width * core, height * core]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const along = (from: number, size: number, start: number, length: number): number =>
    Math.max(0, Math.min(from + size, start + length) - Math.max(from, start))
  return (
    along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height)
  )
}
