/** A pointer that is drawn across cards: what was held before, and the cards it came over, the first one first. */
export interface Sweep {
  readonly before: readonly number[]
  readonly over: readonly number[]
}

export const beginSweep = (held: readonly number[], place: number): Sweep => ({
  before: held,
  over: [place],
})

/** The same when the pointer has come to a card. */
export const sweptTo = ({ before, over }: Sweep, place: number): Sweep => ({
  before,
  over: [...over, place],
})

/** What is held now: all cards it came over are as a tap would have made the first of them. */
export function heldBy({ before, over }: Sweep): number[] {
  const first = over[0]
  const isHolding = first !== undefined && !before.includes(first)
  const places = isHolding
    ? new Set([...before, ...over])
    : new Set(before.filter((place) => !over.includes(place)))
  return [...places].toSorted((a, b) => a - b)
}

/** CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface CardBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far apart the points are that are looked at between two words of a pointer, CSS pixels: less than any card is wide. */
const stride = 8

/** Cards on the straight way from one point to another, each as often as it is entered: a fast pointer tells of few points. */
export function cardsAlong(boxes: readonly CardBox[], from: Point, to: Point): readonly number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride))
  const places = Array.from({ length: steps + 1 }, (_, at) => {
    const part = at / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    return boxes.findIndex((box) => contains(box, point))
  })
  return places.filter((place, at) => place >= 0 && place !== places[at - 1])
}

const contains = ({ left, top, width, height }: CardBox, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height
