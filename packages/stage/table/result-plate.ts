import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../motion/ease.ts'
import { drawPlate, plateSize, type PlateText } from './plate-art.ts'
import { paintFine } from './paint-fine.ts'
import type { TableTools } from './table-tools.ts'

export type { PlateText } from './plate-art.ts'
export type { PlateTone } from './plate-looks.ts'

/** Where a plate stands: its middle and the height of a line of it in CSS pixels, and the most it may be wide. */
export interface PlatePlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly room?: number
}

const seconds = 0.28

/**
 * A plate with a total or a result, painted anew only when it says something else. Tones go with words: a colour alone says
 * nothing. To be made after `loadTypeface`.
 */
export class ResultPlate {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #sharpness: number
  readonly #picture = new Sprite()
  #texture: Texture | null = null
  #shown = ''
  #place: PlatePlace = { x: 0, y: 0, height: 24 }
  #text: PlateText | null = null

  /** @param sharpness pixels of the screen for a CSS pixel. */
  constructor(tools: TableTools, sharpness: number) {
    this.#tools = tools
    this.#sharpness = sharpness
    this.#picture.anchor.set(0.5)
    this.view.addChild(this.#picture)
    this.view.visible = false
  }

  /** Says something at once; null says nothing. */
  show(text: PlateText | null): void {
    this.#text = text
    this.view.visible = text !== null
    this.#draw()
  }

  /** The same, and comes up with a little force. */
  async pop(text: PlateText): Promise<void> {
    this.show(text)
    const mine = this.#shown
    if (this.#tools.calm) return
    await this.#tools.motion.tween(
      seconds,
      (share) => {
        if (mine !== this.#shown || this.view.destroyed) return
        this.#picture.alpha = Math.min(1, share * 2)
        this.view.scale.set(Math.max(0.01, 0.6 + 0.4 * share))
      },
      backOut,
    )
  }

  stand(place: PlatePlace): void {
    this.#place = place
    this.view.position.set(place.x, place.y)
    this.#draw()
  }

  close(): void {
    this.view.destroy({ children: true })
    this.#texture?.destroy(true)
  }

  #draw(): void {
    const text = this.#text
    if (!text) return
    const { height, room = Infinity } = this.#place
    const key = JSON.stringify([text, height, room])
    if (key === this.#shown) return
    this.#shown = key
    const size = plateSize(text, height)
    const shrunk = Math.min(1, room / size.width)
    this.#texture?.destroy(true)
    this.#texture = paintFine({ ...size, sharpness: this.#sharpness }, (brush) =>
      drawPlate(brush, text, height),
    )
    this.#picture.texture = this.#texture
    this.#picture.setSize(size.width * shrunk, size.height * shrunk)
    this.#picture.alpha = 1
    this.view.scale.set(1)
  }
}
