import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { cssColour, mixed } from '../../screen/colour.ts'
import type { Mark } from './board.ts'
import type { KenoColours } from './title.ts'

/** Pictures of the numbers of the board, painted for a size of the screen: one per number and mark. */
export interface TilePictures {
  of(number: number, mark: Mark): Texture
  close(): void
}

const marks = ['plain', 'spot', 'drawn', 'caught'] as const
const columns = 20

/** @param side of a tile in pixels of the screen. */
export function paintTiles(numbers: number, side: number, colours: KenoColours): TilePictures {
  const cell = Math.ceil(side)
  const rows = Math.ceil(numbers / columns)
  const canvas = document.createElement('canvas')
  canvas.width = cell * columns
  canvas.height = cell * rows * marks.length
  const brush = canvas.getContext('2d')
  const source = new CanvasSource({ resource: canvas, resolution: 1 })
  const textures = new Map<Mark, readonly Texture[]>(
    marks.map((mark, band) => [
      mark,
      Array.from({ length: numbers }, (_, index) => {
        const x = (index % columns) * cell
        const y = (band * rows + Math.floor(index / columns)) * cell
        if (brush) paintTile(brush, { x, y, cell, number: index + 1, ...lookOf(mark, colours) })
        return new Texture({ source, frame: new Rectangle(x, y, cell, cell) })
      }),
    ]),
  )
  return {
    of: (number, mark) => textures.get(mark)?.[number - 1] ?? Texture.EMPTY,
    close: () => {
      for (const each of textures.values()) for (const texture of each) texture.destroy()
      source.destroy()
    },
  }
}

interface TileLook {
  readonly ground: number
  readonly rim: number
  readonly rimWidth: number
  readonly digits: string
  /** How far it stands out: pressed in below 0. */
  readonly raised: number
  /** A ring around the digits, so that no mark is told by colour alone. */
  readonly ring: string | null
}

/** Each mark differs by ground, rim and shape, not by colour alone. */
function lookOf(mark: Mark, { tile, spot, caught, metal }: KenoColours): TileLook {
  switch (mark) {
    case 'plain':
      return {
        ground: tile,
        rim: mixed(tile, 0xffffff, 0.2),
        rimWidth: 0.02,
        digits: '#dfe8f4',
        raised: 1,
        ring: null,
      }
    case 'spot':
      return {
        ground: spot,
        rim: mixed(spot, 0xffffff, 0.7),
        rimWidth: 0.05,
        digits: '#ffffff',
        raised: 1,
        ring: null,
      }
    case 'drawn':
      return {
        ground: mixed(tile, 0x000000, 0.45),
        rim: mixed(metal, 0x000000, 0.25),
        rimWidth: 0.03,
        digits: '#f2dfae',
        raised: -1,
        ring: cssColour(metal, 0.75),
      }
    case 'caught':
      return {
        ground: caught,
        rim: 0xffffff,
        rimWidth: 0.07,
        digits: '#2a1600',
        raised: 1,
        ring: 'rgba(255,255,255,0.95)',
      }
  }
}

interface Tile extends TileLook {
  readonly x: number
  readonly y: number
  readonly cell: number
  readonly number: number
}

function paintTile(brush: CanvasRenderingContext2D, tile: Tile): void {
  const { x, y, cell, number, ground, rim, rimWidth, digits, raised, ring } = tile
  const inset = cell * 0.05
  const round = cell * 0.2
  const box = (by: number): void => {
    brush.beginPath()
    brush.roundRect(x + by, y + by, cell - by * 2, cell - by * 2, Math.max(1, round - by / 2))
  }
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.55)'
  brush.shadowBlur = cell * 0.05
  brush.shadowOffsetY = raised > 0 ? cell * 0.03 : 0
  const body = brush.createLinearGradient(0, y, 0, y + cell)
  body.addColorStop(0, cssColour(mixed(ground, raised > 0 ? 0xffffff : 0x000000, 0.26)))
  body.addColorStop(0.5, cssColour(ground))
  body.addColorStop(1, cssColour(mixed(ground, 0x000000, raised > 0 ? 0.32 : 0.05)))
  box(inset)
  brush.fillStyle = body
  brush.fill()
  brush.restore()
  if (raised > 0) {
    const gloss = brush.createLinearGradient(0, y, 0, y + cell * 0.5)
    gloss.addColorStop(0, 'rgba(255,255,255,0.22)')
    gloss.addColorStop(1, 'rgba(255,255,255,0.02)')
    brush.fillStyle = gloss
    brush.beginPath()
    brush.roundRect(x + inset * 1.6, y + inset * 1.6, cell - inset * 3.2, cell * 0.4, round * 0.8)
    brush.fill()
  }
  box(inset)
  brush.lineWidth = Math.max(1, cell * rimWidth)
  brush.strokeStyle = cssColour(rim, 0.95)
  brush.stroke()
  if (ring !== null) {
    brush.beginPath()
    brush.arc(x + cell / 2, y + cell / 2, cell * 0.34, 0, Math.PI * 2)
    brush.lineWidth = Math.max(1.5, cell * 0.045)
    brush.strokeStyle = ring
    brush.stroke()
  }
  brush.fillStyle = digits
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  const size = cell * (ring === null ? 0.44 : 0.4)
  brush.font = `700 ${size}px Outfit, sans-serif`
  brush.fillText(String(number), x + cell / 2, y + cell / 2 + size * 0.36)
}
