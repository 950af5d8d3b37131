import { Container, Sprite, Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { Box } from './spot-places.ts'

/** Light on the cells of a table: on those that a chip would cover, and on those that won. */
export class TableLights {
  readonly view = new Container()
  readonly #pointed = new Container()
  readonly #won = new Container()
  readonly #edge: Texture
  readonly #placeOf: (spot: string) => Box | undefined
  readonly #stopLoop: () => void
  #lit: { readonly pointed: readonly string[]; readonly won: readonly string[] } = {
    pointed: [],
    won: [],
  }

  constructor(motion: Motion, calm: boolean, placeOf: (spot: string) => Box | undefined) {
    this.#placeOf = placeOf
    this.#edge = paintFine({ width: 1, height: 1, sharpness: 96 }, paintEdge)
    this.view.addChild(this.#pointed, this.#won)
    this.#stopLoop = motion.loop((_, since) => {
      this.#won.alpha = calm ? 1 : 0.78 + 0.22 * Math.sin(since * 4)
    })
  }

  /** Cells that lie under the pointer or the focus. */
  point(spots: readonly string[]): void {
    this.#lit = { ...this.#lit, pointed: spots }
    this.arrange()
  }

  /** Cells that won. */
  win(spots: readonly string[]): void {
    this.#lit = { ...this.#lit, won: spots }
    this.arrange()
  }

  arrange(): void {
    fill(this.#pointed, this.#boxes(this.#lit.pointed), (box) => {
      const light = new Sprite(Texture.WHITE)
      light.alpha = 0.2
      light.blendMode = 'add'
      return placed(light, box, 0)
    })
    fill(this.#won, this.#boxes(this.#lit.won), (box) => {
      const light = new Sprite(this.#edge)
      light.blendMode = 'add'
      return placed(light, box, 0.12 * Math.min(box.width, box.height))
    })
  }

  close(): void {
    this.#stopLoop()
    this.view.destroy({ children: true })
    this.#edge.destroy(true)
  }

  #boxes(spots: readonly string[]): readonly Box[] {
    return spots.flatMap((spot) => this.#placeOf(spot) ?? [])
  }
}

function fill(into: Container, boxes: readonly Box[], draw: (box: Box) => Sprite): void {
  for (const old of into.removeChildren()) old.destroy()
  for (const box of boxes) into.addChild(draw(box))
}

function placed(light: Sprite, { x, y, width, height }: Box, room: number): Sprite {
  light.position.set(x - room, y - room)
  light.setSize(width + 2 * room, height + 2 * room)
  return light
}

function paintEdge(brush: CanvasRenderingContext2D): void {
  const light = brush.createRadialGradient(0.5, 0.5, 0.2, 0.5, 0.5, 0.72)
  light.addColorStop(0, 'rgba(255,226,140,0.30)')
  light.addColorStop(1, 'rgba(255,214,110,0.62)')
  brush.fillStyle = light
  brush.fillRect(0.09, 0.09, 0.82, 0.82)
  brush.strokeStyle = 'rgba(255,236,170,1)'
  brush.lineWidth = 0.045
  brush.strokeRect(0.1, 0.1, 0.8, 0.8)
}
