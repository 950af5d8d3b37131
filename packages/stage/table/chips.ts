import type { Texture } from 'pixi.js'
import { chipColours, chipPaper, drawChip } from './chip-art.ts'
import { paintFine } from './paint-fine.ts'

/** A chip of a table: what it is worth, in minor units, and what is printed on it. */
export interface Chip {
  readonly value: number
  /** Short: `1`, `25`, `1K`. */
  readonly label: string
}

export interface ChipsOptions {
  /** From the smallest to the largest; each gets the next colour. */
  readonly chips: readonly Chip[]
  /** Diameter of the largest chip that will be shown, CSS pixels. */
  readonly size: number
  readonly sharpness: number
}

/** Pictures of a table's chips. A picture measures `chipPaper`, 100 units a diameter. */
export interface ChipSet {
  /** From the smallest to the largest. */
  readonly values: readonly number[]
  /** @throws RangeError for a value that no chip of the table has. */
  picture(value: number): Texture
  /** Soft and round, twice as wide as a chip. */
  readonly shadow: Texture
  close(): void
}

/** To be called after `loadTypeface`. */
export function paintChips({ chips, size, sharpness }: ChipsOptions): ChipSet {
  const pixels = Math.min(256, Math.max(32, size * sharpness))
  const pictures = new Map(
    chips.map(({ value, label }, place) => {
      const colours = chipColours[place % chipColours.length] ?? { body: 0x888888, spots: 0xffffff }
      const paper = { width: chipPaper.width, height: chipPaper.height, sharpness: pixels / 100 }
      return [value, paintFine(paper, (brush) => drawChip(brush, colours, label))] as const
    }),
  )
  const shadow = paintFine({ width: 96, height: 96, sharpness: 1 }, drawShadow)
  return {
    values: [...pictures.keys()].toSorted((left, right) => left - right),
    picture: (value) => {
      const found = pictures.get(value)
      if (!found) throw new RangeError(`the table has no chip of ${value}`)
      return found
    },
    shadow,
    close: () => {
      for (const texture of [shadow, ...pictures.values()]) texture.destroy(true)
    },
  }
}

function drawShadow(brush: CanvasRenderingContext2D): void {
  const light = brush.createRadialGradient(48, 48, 14, 48, 48, 48)
  light.addColorStop(0, 'rgba(0,0,0,0.9)')
  light.addColorStop(0.45, 'rgba(0,0,0,0.62)')
  light.addColorStop(0.75, 'rgba(0,0,0,0.16)')
  light.addColorStop(1, 'rgba(0,0,0,0)')
  brush.fillStyle = light
  brush.fillRect(0, 0, 96, 96)
}
