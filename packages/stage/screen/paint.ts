import { CanvasSource, Texture } from 'pixi.js'

/** A texture painted in code; whoever asks for it destroys it (`destroy(true)`). */
export function paint(
  width: number,
  height: number,
  draw: (brush: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const brush = canvas.getContext('2d')
  // Without a 2D context the game still runs; only this ornament is blank.
  if (brush) draw(brush)
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) })
}

/** Soft round light, white, to be tinted. */
export const paintGlow = (size = 128): Texture =>
  paint(size, size, (brush) => {
    const centre = size / 2
    const light = brush.createRadialGradient(centre, centre, 0, centre, centre, centre)
    light.addColorStop(0, 'rgba(255,255,255,1)')
    light.addColorStop(0.25, 'rgba(255,255,255,0.55)')
    light.addColorStop(0.6, 'rgba(255,255,255,0.14)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = light
    brush.fillRect(0, 0, size, size)
  })

/** A small bright spark with four rays. */
export const paintSpark = (size = 64): Texture =>
  paint(size, size, (brush) => {
    const centre = size / 2
    const light = brush.createRadialGradient(centre, centre, 0, centre, centre, centre * 0.5)
    light.addColorStop(0, 'rgba(255,255,255,1)')
    light.addColorStop(0.4, 'rgba(255,236,190,0.5)')
    light.addColorStop(1, 'rgba(255,200,120,0)')
    brush.fillStyle = light
    brush.fillRect(0, 0, size, size)
    brush.fillStyle = 'rgba(255,250,230,0.8)'
    for (const [wide, high] of [
      [1, 0.035],
      [0.035, 1],
    ] as const) {
      brush.beginPath()
      brush.ellipse(centre, centre, centre * wide, centre * high, 0, 0, Math.PI * 2)
      brush.fill()
    }
  })

/** Rays around a centre, fading outwards; turned slowly behind a celebration. */
export const paintRays = (size = 512, rays = 14): Texture =>
  paint(size, size, (brush) => {
    const centre = size / 2
    brush.translate(centre, centre)
    const light = brush.createRadialGradient(0, 0, 0, 0, 0, centre)
    light.addColorStop(0, 'rgba(255,255,255,0.85)')
    light.addColorStop(0.5, 'rgba(255,255,255,0.25)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = light
    for (let ray = 0; ray < rays; ray++) {
      brush.rotate((Math.PI * 2) / rays)
      brush.beginPath()
      brush.moveTo(0, 0)
      brush.lineTo(centre, -centre * 0.11)
      brush.lineTo(centre, centre * 0.11)
      brush.fill()
    }
  })

/** A glowing rounded edge, white, to be tinted; `margin` is the room for its glow on each side. */
export const paintEdge = (width: number, height: number, margin: number): Texture =>
  paint(width + margin * 2, height + margin * 2, (brush) => {
    brush.strokeStyle = '#fff'
    brush.shadowColor = '#fff'
    for (const [line, blur] of [
      [margin * 0.28, margin * 0.9],
      [margin * 0.14, margin * 0.4],
    ] as const) {
      brush.lineWidth = line
      brush.shadowBlur = blur
      brush.beginPath()
      brush.roundRect(margin, margin, width, height, margin * 0.7)
      brush.stroke()
    }
  })

/** A vertical beam of light, bright in the middle and faint at both ends. */
export const paintBeam = (width = 64, height = 256): Texture =>
  paint(width, height, (brush) => {
    const across = brush.createLinearGradient(0, 0, width, 0)
    across.addColorStop(0, 'rgba(255,255,255,0)')
    across.addColorStop(0.5, 'rgba(255,255,255,0.9)')
    across.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = across
    brush.fillRect(0, 0, width, height)
    brush.globalCompositeOperation = 'destination-in'
    const along = brush.createLinearGradient(0, 0, 0, height)
    along.addColorStop(0, 'rgba(0,0,0,0)')
    along.addColorStop(0.2, 'rgba(0,0,0,1)')
    along.addColorStop(0.8, 'rgba(0,0,0,1)')
    along.addColorStop(1, 'rgba(0,0,0,0)')
    brush.fillStyle = along
    brush.fillRect(0, 0, width, height)
  })

/** A piece of a glowing line, white, to be stretched and tinted: a bright middle that fades to both sides. */
export const paintLine = (width = 16, height = 64): Texture =>
  paint(width, height, (brush) => {
    const across = brush.createLinearGradient(0, 0, 0, height)
    across.addColorStop(0, 'rgba(255,255,255,0)')
    across.addColorStop(0.3, 'rgba(255,255,255,0.22)')
    across.addColorStop(0.4, 'rgba(255,255,255,0.95)')
    across.addColorStop(0.6, 'rgba(255,255,255,0.95)')
    across.addColorStop(0.7, 'rgba(255,255,255,0.22)')
    across.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = across
    brush.fillRect(0, 0, width, height)
  })
