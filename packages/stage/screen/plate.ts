import type { Texture } from 'pixi.js'
import { cssColour, mixed } from './colour.ts'
import { paint } from './paint.ts'

/** Colours of the plates that words and numbers stand on. */
export interface PlateLook {
  readonly ground: number
  readonly rim: number
}

/** A dark plate with a metal rim and a gloss; `width` and `height` in texture pixels. The caller destroys it. */
export const paintPlate = (width: number, height: number, { ground, rim }: PlateLook): Texture =>
  paint(width, height, (brush) => {
    const inset = 5
    const round = Math.min(width, height) * 0.2
    const shape = (by: number): void => {
      brush.beginPath()
      brush.roundRect(by, by, width - by * 2, height - by * 2, Math.max(2, round - by))
    }
    const depth = brush.createLinearGradient(0, 0, 0, height)
    depth.addColorStop(0, cssColour(mixed(ground, 0xffffff, 0.1), 0.96))
    depth.addColorStop(0.5, cssColour(ground, 0.96))
    depth.addColorStop(1, cssColour(mixed(ground, 0, 0.55), 0.96))
    shape(inset)
    brush.fillStyle = depth
    brush.fill()
    const metal = brush.createLinearGradient(0, 0, 0, height)
    metal.addColorStop(0, cssColour(mixed(rim, 0xffffff, 0.65)))
    metal.addColorStop(0.45, cssColour(rim))
    metal.addColorStop(0.55, cssColour(mixed(rim, 0, 0.45)))
    metal.addColorStop(1, cssColour(mixed(rim, 0xffffff, 0.35)))
    brush.lineWidth = 7
    brush.strokeStyle = cssColour(mixed(rim, 0, 0.7))
    brush.stroke()
    brush.lineWidth = 4.5
    brush.strokeStyle = metal
    brush.stroke()
    shape(inset + 6)
    brush.lineWidth = 1
    brush.strokeStyle = cssColour(0xffffff, 0.22)
    brush.stroke()
  })
