/** A place on a card: parts of its height, about its middle. */
export interface FoldPoint {
  readonly x: number
  readonly y: number
}

/** A card of which a corner or an edge is folded over, so that its other side is seen there. */
export interface FoldedCard {
  /** What of the card still lies as it lay. */
  readonly kept: readonly FoldPoint[]
  /** The part that was folded over, where it lies now. */
  readonly flap: readonly FoldPoint[]
  /** The fold, a point of it and its direction into the kept part, of length 1. */
  readonly crease: { readonly at: FoldPoint; readonly normal: FoldPoint }
  /** How the picture of the other side lies on the flap: turned about the middle of the card, then moved. Radians, parts of the card's height. */
  readonly turned: number
  readonly moved: FoldPoint
  /** Part of the card that is folded over: 0 to 1. */
  readonly share: number
}

/** Pulls shorter than this fold nothing. */
const shortest = 0.015

/**
 * The place on the border of a card that is nearest to a point.
 * @param ratio width to height of the card.
 */
export function nearestBorder({ x, y }: FoldPoint, ratio: number): FoldPoint {
  const [halfWide, halfHigh] = [ratio / 2, 0.5]
  const inside = {
    x: Math.max(-halfWide, Math.min(halfWide, x)),
    y: Math.max(-halfHigh, Math.min(halfHigh, y)),
  }
  const toSide = halfWide - Math.abs(inside.x)
  const toEnd = halfHigh - Math.abs(inside.y)
  return toSide < toEnd
    ? { x: inside.x < 0 ? -halfWide : halfWide, y: inside.y }
    : { x: inside.x, y: inside.y < 0 ? -halfHigh : halfHigh }
}

/**
 * A card whose border is taken at `from` and pulled to `to`: it folds half-way between them, at a right angle to the pull.
 * @returns null when it is hardly pulled, or away from the card.
 */
export function foldedCard(from: FoldPoint, to: FoldPoint, ratio: number): FoldedCard | null {
  const pull = { x: to.x - from.x, y: to.y - from.y }
  const length = Math.hypot(pull.x, pull.y)
  if (length < shortest) return null
  const normal = { x: pull.x / length, y: pull.y / length }
  if (from.x * normal.x + from.y * normal.y >= 0) return null
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const card = cornersOf(ratio)
  const lifted = beyond(card, at, { x: -normal.x, y: -normal.y })
  const share = areaOf(lifted) / areaOf(card)
  const reach = 2 * (at.x * normal.x + at.y * normal.y)
  return {
    kept: beyond(card, at, normal),
    flap: lifted.map((point) => mirrored(point, at, normal)),
    crease: { at, normal },
    turned: 2 * Math.atan2(normal.y, normal.x),
    moved: { x: reach * normal.x, y: reach * normal.y },
    share,
  }
}

const cornersOf = (ratio: number): readonly FoldPoint[] => [
  { x: -ratio / 2, y: -0.5 },
  { x: ratio / 2, y: -0.5 },
  { x: ratio / 2, y: 0.5 },
  { x: -ratio / 2, y: 0.5 },
]

const ahead = (point: FoldPoint, at: FoldPoint, normal: FoldPoint): number =>
  (point.x - at.x) * normal.x + (point.y - at.y) * normal.y

/** The part of a shape without dents that lies beyond a line, where its normal points. */
export function beyond(
  shape: readonly FoldPoint[],
  at: FoldPoint,
  normal: FoldPoint,
): readonly FoldPoint[] {
  return shape.flatMap((point, place): readonly FoldPoint[] => {
    const next = shape[(place + 1) % shape.length] ?? point
    const [here, there] = [ahead(point, at, normal), ahead(next, at, normal)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [
      ...kept,
      { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share },
    ]
  })
}

function mirrored(point: FoldPoint, at: FoldPoint, normal: FoldPoint): FoldPoint {
  const away = 2 * ahead(point, at, normal)
  return { x: point.x - away * normal.x, y: point.y - away * normal.y }
}

/** Of a shape without dents. */
function areaOf(shape: readonly FoldPoint[]): number {
  const twice = shape.reduce((sum, point, place) => {
    const next = shape[(place + 1) % shape.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(twice) / 2
}
