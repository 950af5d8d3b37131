/** What part of a flight the picture shows: milliseconds to the right, multiples of the stake upwards. */
export interface FlightView {
  readonly endMs: number
  /** 2.5 is two and a half times the stake; the foot of the picture is 1. */
  readonly top: number
}

/** A place in a picture of 1 by 1: x from its left, y from its foot. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** So much is seen at the beginning; later the flight always ends a little before the picture's edge. */
const firstMs = 5_000
const firstTop = 1.6
const roomAhead = 1.12
const roomAbove = 1.22

/** The exact multiple, parts of a hundredth too: what is drawn moves between two hundredths. */
export const exactMultiple = (elapsedMs: number, doublesInMs: number): number =>
  2 ** (Math.max(0, elapsedMs) / doublesInMs)

export const viewAt = (elapsedMs: number, doublesInMs: number): FlightView => ({
  endMs: Math.max(firstMs, elapsedMs * roomAhead),
  top: Math.max(firstTop, 1 + (exactMultiple(elapsedMs, doublesInMs) - 1) * roomAbove),
})

export const placeIn = (
  { endMs, top }: FlightView,
  elapsedMs: number,
  doublesInMs: number,
): Place => ({
  x: elapsedMs / endMs,
  y: (exactMultiple(elapsedMs, doublesInMs) - 1) / (top - 1),
})

/** The curve from take-off to `elapsedMs`, in so many pieces. */
export function curveTo(
  view: FlightView,
  { elapsedMs, doublesInMs }: { readonly elapsedMs: number; readonly doublesInMs: number },
  pieces: number,
): readonly Place[] {
  return Array.from({ length: pieces + 1 }, (_, piece) =>
    placeIn(view, (elapsedMs * piece) / pieces, doublesInMs),
  )
}

/** Round numbers between `from` and `to`, at most so many, without `from` itself: what an axis is marked with. */
export function marksBetween(from: number, to: number, most: number): readonly number[] {
  const span = to - from
  if (span <= 0) return []
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => size >= rough) ?? rough
  const first = Math.floor(from / step) + 1
  const count = Math.floor(to / step + 1e-9) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, place) => (first + place) * step)
}

/** How heated a flight is, 0 at take-off to 1 at 32 times the stake and above. */
export const heatAt = (multiple: number): number =>
  Math.min(1, Math.max(0, Math.log2(Math.max(1, multiple)) / 5))
