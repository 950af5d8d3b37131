import type { Texture } from 'pixi.js'
import { paint } from '../../screen/paint.ts'

/** A tongue of fire that points down, white at its root, to be tinted. */
export const paintFlame = (): Texture =>
  paint(96, 256, (brush) => {
    for (const [width, length, alpha] of [
      [44, 250, 0.28],
      [30, 200, 0.5],
      [18, 140, 0.95],
    ] as const) {
      const light = brush.createLinearGradient(0, 0, 0, length)
      light.addColorStop(0, `rgba(255,255,255,${alpha})`)
      light.addColorStop(0.35, `rgba(255,255,255,${alpha * 0.7})`)
      light.addColorStop(1, 'rgba(255,255,255,0)')
      brush.fillStyle = light
      brush.beginPath()
      brush.moveTo(48 - width * 0.7, 0)
      brush.quadraticCurveTo(48 - width, length * 0.42, 48, length)
      brush.quadraticCurveTo(48 + width, length * 0.42, 48 + width * 0.7, 0)
      brush.closePath()
      brush.fill()
    }
  })

/** A wave of pressure: a thin ring of light with a soft inside, white, to be tinted. */
export const paintWave = (size = 512): Texture =>
  paint(size, size, (brush) => {
    const centre = size / 2
    const light = brush.createRadialGradient(centre, centre, 0, centre, centre, centre)
    light.addColorStop(0, 'rgba(255,255,255,0)')
    light.addColorStop(0.7, 'rgba(255,255,255,0.04)')
    light.addColorStop(0.88, 'rgba(255,255,255,0.32)')
    light.addColorStop(0.94, 'rgba(255,255,255,0.95)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = light
    brush.fillRect(0, 0, size, size)
  })

/** A puff of smoke, grey with a lit side. */
export const paintSmoke = (size = 128): Texture =>
  paint(size, size, (brush) => {
    for (const [x, y, radius, alpha] of [
      [0.5, 0.5, 0.46, 0.55],
      [0.36, 0.4, 0.26, 0.4],
      [0.64, 0.42, 0.24, 0.35],
      [0.5, 0.66, 0.26, 0.3],
    ] as const) {
      const light = brush.createRadialGradient(
        ...([x * size, y * size, 0] as const),
        ...([x * size, y * size, radius * size] as const),
      )
      light.addColorStop(0, `rgba(255,255,255,${alpha})`)
      light.addColorStop(1, 'rgba(255,255,255,0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, size, size)
    }
  })
