import { Container, Sprite, Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import { paintFine } from './paint-fine.ts'
import type { Size } from '../screen/open-screen.ts'
import type { Box } from './box.ts'

/** Light on the cells of a table: on those that a chip would cover, and on those that won. */
export class TableLights {
  readonly view = new Container()
  readonly #pointed = new Container()
  readonly #won = new Container()
  /** Painted for the cells that won last. */
  #edges: readonly Texture[] = []
  readonly #placeOf: (spot: string) => Box | undefined
  readonly #stopLoop: () => void
  #lit: { readonly pointed: readonly string[]; readonly won: readonly string[] } = {
    pointed: [],
    won: [],
  }

  constructor(motion: Motion, calm: boolean, placeOf: (spot: string) => Box | undefined) {
    this.#placeOf = placeOf
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
    const old = this.#edges
    const edges: Texture[] = []
    fill(this.#won, this.#boxes(this.#lit.won), (box) => {
      const room = 0.14 * Math.min(box.width, box.height)
      const size = { width: box.width + 2 * room, height: box.height + 2 * room }
      const edge = paintFine({ ...size, sharpness: 1 }, (brush) => paintEdge(brush, size, room))
      edges.push(edge)
      const light = new Sprite(edge)
      light.blendMode = 'add'
      return placed(light, box, room)
    })
    this.#edges = edges
    for (const edge of old) edge.destroy(true)
  }

  close(): void {
    this.#stopLoop()
    this.view.destroy({ children: true })
    for (const edge of this.#edges) edge.destroy(true)
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

function paintEdge(brush: CanvasRenderingContext2D, { width, height }: Size, room: number): void {
  brush.fillStyle = 'rgba(255,222,130,0.34)'
  brush.fillRect(room, room, width - 2 * room, height - 2 * room)
  brush.shadowColor = 'rgba(255,226,140,1)'
  brush.shadowBlur = room
  brush.strokeStyle = 'rgba(255,240,190,1)'
  brush.lineWidth = Math.max(2, room * 0.5)
  brush.strokeRect(room, room, width - 2 * room, height - 2 * room)
}
