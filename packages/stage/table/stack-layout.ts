/** Shape of a chip that lies on the table and is seen from a little in front: parts of its diameter. */
export const chipShape = { squash: 0.84, thickness: 0.13 } as const

/** How much higher each chip lies than the one below it, in parts of the diameter. */
export const chipStep = chipShape.thickness * 0.86

/** Where a chip of a stack lies: the middle of its upper face, in diameters from the middle of the place; up is negative. */
export interface ChipPlace {
  readonly x: number
  readonly y: number
}

export interface StackLayout {
  /** From the first chip put down to the last: also the order in which they are drawn. */
  readonly places: readonly ChipPlace[]
  /** Chips of the highest column. */
  readonly height: number
  readonly columns: number
}

/** Where columns of a heap stand, the front ones last so that they cover those behind. */
const heaps: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-0.53, 0],
    [0.53, 0],
  ],
  [
    [0, -0.4],
    [-0.53, 0.2],
    [0.53, 0.2],
  ],
  [
    [-0.53, -0.4],
    [0.53, -0.4],
    [-0.53, 0.4],
    [0.53, 0.4],
  ],
]

/**
 * Where so many chips lie: one column up to `most`, then more columns of like height.
 * @param most chips that a column may hold before there is another one.
 */
export function layoutStack(count: number, most = 12): StackLayout {
  const columns = Math.min(heaps.length, Math.max(1, Math.ceil(count / most)))
  const feet = heaps[columns - 1] ?? []
  const each = Math.ceil(count / columns)
  const places = Array.from({ length: count }, (_, chip) => {
    const column = Math.floor(chip / each)
    const level = chip % each
    const [x, y] = feet[column] ?? [0, 0]
    return { x: x + leaning(chip), y: y - level * chipStep }
  })
  return { places, height: each, columns }
}

/** Nobody stacks chips exactly; the same place leans the same way every time. */
const leaning = (chip: number): number =>
  0.016 * Math.sin(chip * 12.9898 + 4.1) * (chip === 0 ? 0 : 1)
