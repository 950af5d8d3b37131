import { paper } from '../../table/card-art/paper.ts'
import { boxPlaceOf } from './box-places.ts'
import type { CardsBoard } from './board.ts'
import type { Box, CardSpot, Spot } from './shapes.ts'
import type { TableLayout } from './table-layout.ts'

/** Width of a card in heights of one. */
const ratio = paper.width / paper.height

type Places = Omit<TableLayout, 'spots'>

/** Measures of a table with several boxes, CSS pixels. */
interface Measures {
  /** From the middle of a box to that of the next. */
  readonly gap: number
  /** Of the ring that a box's chips lie in, and of the rings of its side bets. */
  readonly ring: number
  readonly side: number
  /** Middle of the rings of the box in the middle; those outside lie higher by `rise` at most. */
  readonly y: number
  readonly rise: number
}

/** Fingers need so much of a ring on every screen. */
const leastTouch = 34

function measuresOf({ free, isTall }: Places, count: number): Measures {
  const gap = isTall
    ? (free.width * 0.985) / count
    : Math.min((free.width * 0.8) / count, free.height * 0.42, 262)
  const ring = isTall
    ? Math.min(gap * 0.36, free.height * 0.07)
    : Math.min(gap * 0.17, free.height * 0.066)
  const side = isTall ? Math.min(gap * 0.235, ring * 0.72) : ring * 0.68
  const foot = isTall ? ring + 2 * side + 5 : ring * 1.16
  return {
    gap,
    ring,
    side,
    y: free.y + free.height - foot - free.height * 0.012,
    rise: free.height * (isTall ? 0.022 : 0.1),
  }
}

/** Rings of every box and its side bets, and the band of insurance. */
export function boxSpots(layout: Places, count: number): Readonly<Record<string, Box>> {
  const { free, card, isTall } = layout
  const measures = measuresOf(layout, count)
  const { ring, side } = measures
  const around = (x: number, y: number, radius: number): Box => {
    const half = Math.max(radius, leastTouch / 2)
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  }
  const rings = Array.from({ length: count }, (_, at) => {
    const box = at + 1
    const { x, y } = ringOf(layout, measures, { box, count })
    const [away, below] = isTall ? [side * 1.04, ring + side + 2] : [ring + side * 1.1, ring * 0.3]
    return [
      [`box${box}`, around(x, y, ring)],
      [`pairs${box}`, around(x - away, y + below, side)],
      [`poker${box}`, around(x + away, y + below, side)],
    ] as const
  })
  const band = free.y + card * 1.06 + (isTall ? card * 0.62 : card * 0.56)
  return Object.fromEntries([
    ...rings.flat(),
    [
      'insurance',
      {
        x: free.x + free.width / 2 - card * 1.5,
        y: band - card * 0.16,
        width: card * 3,
        height: card * 0.32,
      },
    ] as const,
  ])
}

/** Boxes stand on a bow about the dealer: those outside are nearer to him. */
function ringOf(
  { free }: Places,
  { gap, y, rise }: Measures,
  { box, count }: { readonly box: number; readonly count: number },
): { readonly x: number; readonly y: number } {
  const middle = (count + 1) / 2
  const away = box - middle
  const share = count > 1 ? away / (middle - 1) : 0
  return { x: free.x + free.width / 2 + away * gap, y: y - rise * share * share }
}

/** Diameters of chips in the rings. */
export const boxChip = (layout: Places, count: number, isSide: boolean): number => {
  const { ring, side } = measuresOf(layout, count)
  return isSide ? side * 1.5 : ring * 1.42
}

interface Asked {
  readonly board: CardsBoard
  readonly name: string
}

/** How a hand of a box lies: the middle of its lower edge, and the height of its cards. */
interface BoxHand {
  readonly x: number
  readonly foot: number
  readonly height: number
  /** Across where there is room; else one card below another, so that every corner is read. */
  readonly fan: 'across' | 'down'
  readonly room: number
}

/** A table with one box alone names its hands otherwise: they lie at the box in the middle. */
const boxOf = (name: string, count: number): number => boxPlaceOf(name)?.box ?? Math.ceil(count / 2)

function boxHandOf(layout: TableLayout, count: number, { board, name }: Asked): BoxHand {
  const { free, isTall } = layout
  const measures = measuresOf(layout, count)
  const box = boxOf(name, count)
  const ring = ringOf(layout, measures, { box, count })
  const room = roomOf(board, { count, gap: measures.gap, most: free.width * 0.7 })
  const tallest = Math.min(
    free.height * (isTall ? 0.235 : 0.25),
    free.width * (isTall ? 0.34 : 0.13),
  )
  const isAcross = room * 0.92 >= tallest * ratio * 1.5
  const height = isAcross ? tallest : Math.min(tallest, (room * 0.94) / 1.12 / ratio)
  const width = height * ratio
  const isSplit = board.hands.some(
    (hand) => boxPlaceOf(hand.name)?.part === 'split' && boxOf(hand.name, count) === box,
  )
  const half = isSplit ? Math.min(room * 0.27, width * 1.3) : 0
  const side = boxPlaceOf(name)?.part === 'split' ? half : -half
  const reach = width * (isAcross ? 0.85 : 0.55) + half
  const x = Math.min(Math.max(ring.x, free.x + reach), free.x + free.width - reach) + side
  return {
    x,
    foot: ring.y - measures.ring - height * 0.04,
    height,
    fan: isAcross && (!isSplit || half >= width * 0.8) ? 'across' : 'down',
    room: isSplit ? 2 * half : room,
  }
}

/** Between boxes that are played: what one of them may spread over. */
function roomOf(
  { hands, bets }: CardsBoard,
  { count, gap, most }: { readonly count: number; readonly gap: number; readonly most: number },
): number {
  const boxes = [
    ...new Set(
      [...hands.map(({ name }) => name), ...bets.map(({ spot }) => spot)]
        .filter((name) => boxPlaceOf(name) !== null)
        .map((name) => boxOf(name, count)),
    ),
  ].toSorted((a, b) => a - b)
  const apart = boxes.slice(1).map((box, at) => box - (boxes[at] ?? 0))
  return apart.length === 0 ? most : Math.min(...apart) * gap
}

/** Middle of a box's hand, and how far it may reach. */
export function boxHandMiddle(
  layout: TableLayout,
  count: number,
  asked: Asked,
): { readonly x: number; readonly y: number; readonly room: number } {
  const { x, foot, height, room } = boxHandOf(layout, count, asked)
  return { x, y: foot - height / 2, room }
}

/** Each card of a hand of a box. */
export function boxCards(
  layout: TableLayout,
  count: number,
  asked: Asked & { readonly count: number },
): readonly CardSpot[] {
  const { x, foot, height, fan, room } = boxHandOf(layout, count, asked)
  const width = height * ratio
  const last = Math.max(1, asked.count - 1)
  const above = foot - height - (layout.free.y + layout.card * 1.2)
  const isDoubled = asked.board.hands.some((hand) => hand.name === asked.name && hand.isDoubled)
  const step =
    fan === 'across'
      ? { x: Math.min(width * 0.5, (room * 0.96 - width) / last), y: -height * 0.035 }
      : { x: Math.min(width * 0.1, 5), y: Math.min(height * 0.29, Math.max(8, above / last)) }
  const half = ((asked.count - 1) * step.x + width) / 2
  const middle = within(x, half, layout.free)
  return Array.from({ length: asked.count }, (_, place) => {
    const isAcross = isDoubled && place === 2 && fan === 'across'
    const from = isAcross ? 1 : place
    const up = fan === 'across' ? from * step.y : (place - (asked.count - 1)) * step.y
    return {
      x: middle + (from - (asked.count - 1) / 2) * step.x,
      y: foot - height / 2 + up + (isAcross ? height * 0.12 : 0),
      height,
      angle: isAcross ? Math.PI / 2 : 0,
    }
  })
}

/** A middle of something so wide that nothing of it leaves the table. */
const within = (x: number, half: number, free: Box): number =>
  Math.min(Math.max(x, free.x + half), free.x + free.width - half)

/** Where chips of a box lie: in their ring, of two hands side by side; insurance at its edge. */
export function boxChips(
  layout: TableLayout,
  count: number,
  { board, spot }: { readonly board: CardsBoard; readonly spot: string },
): Spot {
  const { part = 'box' } = boxPlaceOf(spot) ?? {}
  const box = boxOf(spot, count)
  const isSide = part === 'pairs' || part === 'poker'
  const ring = layout.spots[isSide ? `${part}${box}` : `box${box}`] ?? layout.free
  const size = boxChip(layout, count, isSide)
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
  if (part === 'insurance') return { x: x + size * 0.72, y: y - size * 0.5, size: size * 0.6 }
  const isSplit = board.hands.some(
    (hand) => boxPlaceOf(hand.name)?.part === 'split' && boxOf(hand.name, count) === box,
  )
  if (isSide || !isSplit) return { x, y, size }
  return { x: x + (part === 'split' ? 0.4 : -0.4) * size, y, size: size * 0.76 }
}
