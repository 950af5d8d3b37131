import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { cssColour, mixed } from '../../screen/colour.ts'

/** Pictures of balls, by number, painted once: large ones, made smaller where they are shown small. */
export interface BallPictures {
  /** @throws RangeError for a number that the machine has not. */
  of(number: number): Texture
  close(): void
}

/** Side of a ball's place in pixels, and room around it, so that neighbours never bleed into it. */
const side = 128
const margin = 3
const columns = 10

/** @param colours by tens of numbers. */
export function paintBalls(numbers: number, colours: readonly number[]): BallPictures {
  const rows = Math.ceil(numbers / columns)
  const canvas = document.createElement('canvas')
  canvas.width = side * columns
  canvas.height = side * rows
  const brush = canvas.getContext('2d')
  const source = new CanvasSource({
    resource: canvas,
    resolution: 1,
    autoGenerateMipmaps: true,
    scaleMode: 'linear',
  })
  const textures = Array.from({ length: numbers }, (_, index) => {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side]
    const colour = colours[Math.floor((index * colours.length) / numbers)] ?? 0xffffff
    if (brush) paintBall(brush, { x: x + side / 2, y: y + side / 2, number: index + 1, colour })
    return new Texture({ source, frame: new Rectangle(x, y, side, side) })
  })
  return {
    of: (number) => {
      const texture = textures[number - 1]
      if (!texture) throw new RangeError(`there is no ball ${number}`)
      return texture
    },
    close: () => {
      for (const texture of textures) texture.destroy()
      source.destroy()
    },
  }
}

interface Ball {
  readonly x: number
  readonly y: number
  readonly number: number
  readonly colour: number
}

/** A glossy ball with two coloured caps and its number on a white disc. */
function paintBall(brush: CanvasRenderingContext2D, { x, y, number, colour }: Ball): void {
  const radius = side / 2 - margin
  const circle = (share: number): void => {
    brush.beginPath()
    brush.arc(x, y, radius * share, 0, Math.PI * 2)
  }
  brush.save()
  circle(1)
  brush.clip()
  const body = brush.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius,
  )
  body.addColorStop(0, cssColour(mixed(colour, 0xffffff, 0.55)))
  body.addColorStop(0.35, cssColour(mixed(colour, 0xffffff, 0.12)))
  body.addColorStop(0.75, cssColour(mixed(colour, 0x000000, 0.18)))
  body.addColorStop(1, cssColour(mixed(colour, 0x000000, 0.62)))
  brush.fillStyle = body
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  // Light thrown back from below.
  const rim = brush.createRadialGradient(x, y + radius * 0.2, radius * 0.7, x, y, radius)
  rim.addColorStop(0, 'rgba(255,255,255,0)')
  rim.addColorStop(1, 'rgba(255,255,255,0.28)')
  brush.fillStyle = rim
  brush.fillRect(x - radius, y, radius * 2, radius)
  brush.restore()
  circle(0.66)
  const disc = brush.createRadialGradient(
    x - radius * 0.2,
    y - radius * 0.25,
    0,
    x,
    y,
    radius * 0.7,
  )
  disc.addColorStop(0, '#ffffff')
  disc.addColorStop(0.8, '#f3efe6')
  disc.addColorStop(1, '#d9d2c4')
  brush.fillStyle = disc
  brush.fill()
  brush.lineWidth = 3
  brush.strokeStyle = cssColour(mixed(colour, 0x000000, 0.35), 0.9)
  brush.stroke()
  brush.fillStyle = '#15130f'
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.font = `800 ${radius * (number > 9 ? 0.8 : 0.92)}px Outfit, sans-serif`
  brush.fillText(String(number), x, y + radius * 0.29)
  const gloss = brush.createRadialGradient(
    x - radius * 0.38,
    y - radius * 0.58,
    0,
    x - radius * 0.38,
    y - radius * 0.58,
    radius * 0.42,
  )
  gloss.addColorStop(0, 'rgba(255,255,255,0.95)')
  gloss.addColorStop(1, 'rgba(255,255,255,0)')
  brush.fillStyle = gloss
  circle(1)
  brush.fill()
}
