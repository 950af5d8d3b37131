/** Where things stand on a tile, in parts of its width (x, size) and height (y). */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  /** Behind the hero, smaller, a little out of focus. */
  readonly back?: boolean
}

export interface Layout {
  readonly hero: Stand
  readonly beside: readonly Stand[]
  /** Middle and height of the title. */
  readonly title: { readonly y: number; readonly tall: number }
  /** A ring behind the hero. */
  readonly ring: boolean
  /** How many of what stands beside fly around. */
  readonly shower: number
}

const stand = (x: number, y: number, size: number, turn = 0, back = false): Stand => ({
  x,
  y,
  size,
  turn,
  back,
})
const low = { y: 0.83, tall: 0.32 }

const layout = (hero: Stand, beside: readonly Stand[], more: Partial<Layout> = {}): Layout => ({
  hero,
  beside,
  title: low,
  ring: false,
  shower: 0,
  ...more,
})

export const layouts = {
  alone: layout(stand(0.5, 0.37, 0.76), []),
  grand: layout(stand(0.5, 0.4, 0.96), [], { shower: 6 }),
  close: layout(stand(0.54, 0.41, 1.04, -5), [], { shower: 5 }),
  pair: layout(stand(0.6, 0.4, 0.68, 5), [stand(0.22, 0.5, 0.46, -12, true)]),
  trio: layout(stand(0.5, 0.41, 0.66), [
    stand(0.14, 0.36, 0.42, -14, true),
    stand(0.86, 0.36, 0.42, 14, true),
  ]),
  medal: layout(stand(0.5, 0.37, 0.56), [], { ring: true }),
  shower: layout(stand(0.5, 0.38, 0.68), [], { shower: 14 }),
  tilt: layout(stand(0.5, 0.38, 0.82, -14), [stand(0.83, 0.58, 0.32, 16)]),
  roof: layout(stand(0.5, 0.62, 0.82), [], { title: { y: 0.19, tall: 0.28 } }),
  roofPair: layout(stand(0.42, 0.6, 0.7, -5), [stand(0.82, 0.74, 0.4, 12)], {
    title: { y: 0.19, tall: 0.28 },
  }),
  band: layout(stand(0.5, 0.3, 0.62), [stand(0.2, 0.79, 0.36, -10), stand(0.8, 0.79, 0.36, 10)], {
    title: { y: 0.61, tall: 0.26 },
  }),
  march: layout(stand(0.5, 0.43, 0.58), [
    stand(0.2, 0.24, 0.36, -10, true),
    stand(0.8, 0.24, 0.36, 10, true),
    stand(0.16, 0.56, 0.34, -8),
    stand(0.84, 0.56, 0.34, 8),
  ]),
} satisfies Readonly<Record<string, Layout>>
