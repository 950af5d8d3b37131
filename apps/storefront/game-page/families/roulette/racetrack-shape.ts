/** A racetrack in units of its own: a ring of pockets around an oblong with round ends. */
export const track = { width: 900, height: 230, ring: 62 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export interface TrackPocket {
  readonly pocket: string
  /** SVG path of its field, and the middle of it. */
  readonly path: string
  readonly middle: Point
}

const outerRadius = track.height / 2
const straight = track.width - track.height

/** Where so many parts of the way around are, clockwise from the middle of the right end, as far inside as is asked for. */
export function onTrack(share: number, inside: number): Point {
  const radius = outerRadius - inside
  const middleRadius = outerRadius - track.ring / 2
  const bend = Math.PI * middleRadius
  const whole = 2 * bend + 2 * straight
  const way = (((share % 1) + 1) % 1) * whole
  const [left, right, middle] = [outerRadius, outerRadius + straight, outerRadius]
  const around = (centre: number, angle: number): Point => ({
    x: centre + radius * Math.cos(angle),
    y: middle + radius * Math.sin(angle),
  })
  if (way < bend / 2) return around(right, way / middleRadius)
  const lower = way - bend / 2
  if (lower < straight) return { x: right - lower, y: middle + radius }
  const end = lower - straight
  if (end < bend) return around(left, Math.PI / 2 + end / middleRadius)
  const upper = end - bend
  if (upper < straight) return { x: left + upper, y: middle - radius }
  return around(right, -Math.PI / 2 + (upper - straight) / middleRadius)
}

/** Fields of a wheel's pockets, in its order; the first has its middle at the middle of the right end. */
export function trackPockets(wheel: readonly string[]): readonly TrackPocket[] {
  const step = 1 / wheel.length
  return wheel.map((pocket, place) => ({
    pocket,
    path: area((place - 0.5) * step, (place + 0.5) * step, 0, track.ring),
    middle: onTrack(place * step, track.ring / 2),
  }))
}

/** A piece of the ring as a path. */
function area(from: number, to: number, outside: number, inside: number): string {
  const points = 8
  const along = (deep: number, reverse: boolean): Point[] =>
    Array.from({ length: points + 1 }, (_, at) => {
      const share = (reverse ? points - at : at) / points
      return onTrack(from + (to - from) * share, deep)
    })
  return pathOf([...along(outside, false), ...along(inside, true)])
}

const pathOf = (points: readonly Point[]): string =>
  `${points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')} Z`

/**
 * The field inside the ring that belongs to pockets of the wheel: two stretches of it, above and below, joined across the middle.
 * @param stretches first and last pocket of each, clockwise.
 */
export function trackSection(
  wheel: readonly string[],
  stretches: readonly (readonly [first: string, last: string])[],
): { readonly path: string; readonly middle: Point; readonly room: number } {
  const step = 1 / wheel.length
  const points = stretches.flatMap(([first, last]) => {
    const from = wheel.indexOf(first)
    const count = ((wheel.indexOf(last) - from + wheel.length) % wheel.length) + 1
    const parts = count * 3
    return Array.from({ length: parts + 1 }, (_, at) =>
      onTrack((from - 0.5 + (count * at) / parts) * step, track.ring + 5),
    )
  })
  return { path: pathOf(points), ...acrossOf(points) }
}

/** Half way across, and how wide it is, at half the height: where the outline crosses that on either side. */
function acrossOf(points: readonly Point[]): { readonly middle: Point; readonly room: number } {
  const half = track.height / 2
  const crossings = points.flatMap(({ x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y }
    if (y < half === next.y < half) return []
    return [x + ((next.x - x) * (half - y)) / (next.y - y)]
  })
  const [left, right] = [Math.min(...crossings), Math.max(...crossings)]
  return { middle: { x: (left + right) / 2, y: half }, room: right - left }
}
