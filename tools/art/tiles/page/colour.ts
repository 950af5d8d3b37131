/** A colour as red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** @param hex `#rrggbb` */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const css = ([r, g, b]: Rgb, alpha = 1): string =>
  `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${alpha})`

const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** `#rrggbb` with another opacity. */
export const veil = (hex: string, alpha: number): string => css(rgb(hex), alpha)

/** `#rrggbb` of a mixture. */
export function blend(from: string, to: string, part: number): string {
  return `#${mix(rgb(from), rgb(to), part)
    .map((one) =>
      Math.round(Math.min(1, Math.max(0, one)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A table of `size` colours along stops from 0 to 1. */
export function ramp(stops: readonly (readonly [number, string])[], size = 256): Float32Array {
  const table = new Float32Array(size * 3)
  for (let i = 0; i < size; i++) {
    const at = i / (size - 1)
    const next = Math.max(
      1,
      stops.findIndex(([place]) => place >= at),
    )
    const [fromAt, from] = stops[next - 1] ?? [0, '#000000']
    const [toAt, to] = stops[next] ?? [1, '#ffffff']
    const part = Math.min(1, Math.max(0, (at - fromAt) / (toAt - fromAt || 1)))
    table.set(mix(rgb(from), rgb(to), part), i * 3)
  }
  return table
}
