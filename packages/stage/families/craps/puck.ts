import { Container, Sprite, type Texture } from 'pixi.js'
import { easeInOut } from '../../motion/ease.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { TableTools } from '../../table/table-tools.ts'
import { typeface } from '../../table/typeface.ts'
import type { Standing } from './layout.ts'

/** The puck that tells the point: white and ON at its number, black and OFF beside the numbers. One unit of its view is its diameter. */
export class Puck {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #faces: { readonly on: Texture; readonly off: Texture }
  readonly #picture = new Sprite()
  #place: Standing | null = null

  constructor(tools: TableTools) {
    this.#tools = tools
    this.#faces = {
      on: paintFace('ON', '#f8f4ea', '#15181a'),
      off: paintFace('OFF', '#17191c', '#f4efe2'),
    }
    this.#picture.anchor.set(0.5)
    this.view.addChild(this.#picture)
  }

  /** At once. */
  stand(isOn: boolean, place: Standing): void {
    this.#place = place
    this.#picture.texture = isOn ? this.#faces.on : this.#faces.off
    this.#picture.setSize(room, room)
    this.view.position.set(place.x, place.y)
    this.view.scale.set(place.size)
  }

  /** Slides there, and turns over on the way. */
  async move(isOn: boolean, place: Standing): Promise<void> {
    const from = this.#place
    if (this.#tools.calm || !from) return this.stand(isOn, place)
    const before = this.#picture.texture
    const face = isOn ? this.#faces.on : this.#faces.off
    await this.#tools.motion.tween(
      0.55,
      (share) => {
        if (this.view.destroyed) return
        this.view.position.set(
          from.x + (place.x - from.x) * share,
          from.y + (place.y - from.y) * share - Math.sin(share * Math.PI) * place.size * 0.5,
        )
        this.view.scale.set(
          from.size + (place.size - from.size) * share,
          place.size * Math.max(0.04, Math.abs(1 - 2 * share)),
        )
        this.#picture.texture = share < 0.5 ? before : face
      },
      easeInOut,
    )
    if (!this.view.destroyed) this.stand(isOn, place)
  }

  close(): void {
    this.view.destroy({ children: true })
    for (const face of Object.values(this.#faces)) face.destroy(true)
  }
}

/** Its picture with its shadow, in diameters. */
const room = 1.4

const paintFace = (word: string, ground: string, ink: string): Texture =>
  paintFine({ width: room, height: room, sharpness: 128 }, (brush) => {
    const middle = room / 2
    const disc = (radius: number): void => {
      brush.beginPath()
      brush.arc(middle, middle, radius, 0, Math.PI * 2)
    }
    brush.save()
    brush.shadowColor = 'rgba(0,0,0,0.7)'
    brush.shadowBlur = 14
    brush.shadowOffsetY = 6
    brush.fillStyle = ground
    disc(0.5)
    brush.fill()
    brush.restore()
    const light = brush.createRadialGradient(middle - 0.14, middle - 0.2, 0.02, middle, middle, 0.5)
    light.addColorStop(0, 'rgba(255,255,255,0.35)')
    light.addColorStop(0.6, 'rgba(255,255,255,0)')
    light.addColorStop(1, 'rgba(0,0,0,0.3)')
    brush.fillStyle = light
    disc(0.5)
    brush.fill()
    brush.lineWidth = 0.035
    brush.strokeStyle = ink
    disc(0.42)
    brush.stroke()
    brush.translate(middle, middle)
    brush.scale(0.01, 0.01)
    brush.font = `800 ${word.length > 2 ? 30 : 38}px ${typeface}`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillStyle = ink
    brush.fillText(word, 0, 1.5)
  })
