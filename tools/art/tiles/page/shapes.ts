/** Outlines in a square of 100, as SVG paths. A `|` in front means: and mirrored at the middle. */

/** An ellipse, turned by degrees. */
export const E = (x: number, y: number, rx: number, ry = rx, turn = 0): string => {
  const a = (turn * Math.PI) / 180
  const [dx, dy] = [rx * Math.cos(a), rx * Math.sin(a)]
  const arc = `A${rx} ${ry} ${turn} 1 1 `
  return `M${f(x - dx)} ${f(y - dy)}${arc}${f(x + dx)} ${f(y + dy)}${arc}${f(x - dx)} ${f(y - dy)}Z`
}

/** A box by its middle, with round corners, turned by degrees. */
export const R = (x: number, y: number, w: number, h: number, round = 0, turn = 0): string => {
  const r = Math.min(round, w / 2, h / 2)
  const [l, t] = [-w / 2, -h / 2]
  const corners: readonly (readonly [number, number])[] = [
    [l + r, t],
    [-l - r, t],
    [-l, t + r],
    [-l, -t - r],
    [-l - r, -t],
    [l + r, -t],
    [l, -t - r],
    [l, t + r],
  ]
  const at = corners.map(([cx, cy]) => turned(x, y, cx, cy, turn))
  const arc = `A${r} ${r} 0 0 1 `
  return `M${at[0]}L${at[1]}${arc}${at[2]}L${at[3]}${arc}${at[4]}L${at[5]}${arc}${at[6]}L${at[7]}${arc}${at[0]}Z`
}

/** A star or, with `inner` near `outer`, a polygon; the first point is above. */
export const S = (
  x: number,
  y: number,
  points: number,
  outer: number,
  inner = outer * Math.cos(Math.PI / points),
  turn = 0,
): string => {
  const at = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i * Math.PI) / points - Math.PI / 2 + (turn * Math.PI) / 180
    const r = i % 2 === 0 ? outer : inner
    return `${f(x + r * Math.cos(a))} ${f(y + r * Math.sin(a))}`
  })
  return `M${at.join('L')}Z`
}

/** A stroke from point to point with round ends, as wide as told at its begin and its end. */
export const L = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  from: number,
  to = from,
): string => {
  const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2
  const [c, s] = [Math.cos(a) / 2, Math.sin(a) / 2]
  return `M${f(x1 + c * from)} ${f(y1 + s * from)}L${f(x2 + c * to)} ${f(y2 + s * to)}A${f(to / 2)} ${f(to / 2)} 0 0 0 ${f(x2 - c * to)} ${f(y2 - s * to)}L${f(x1 - c * from)} ${f(y1 - s * from)}A${f(from / 2)} ${f(from / 2)} 0 0 0 ${f(x1 + c * from)} ${f(y1 + s * from)}Z`
}

/** What a drawing gives for each of so many equal turns, by degrees. */
export const rays = (count: number, draw: (degrees: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count))

/** The point at so many degrees around a middle. */
export const round = (degrees: number, r: number, x = 50, y = 50): readonly [number, number] => {
  const a = (degrees * Math.PI) / 180
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

const f = (value: number): number => Math.round(value * 100) / 100

function turned(x: number, y: number, dx: number, dy: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180
  return `${f(x + dx * Math.cos(a) - dy * Math.sin(a))} ${f(y + dx * Math.sin(a) + dy * Math.cos(a))}`
}
