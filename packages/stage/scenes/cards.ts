import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../motion/ease.ts'
import { paintPlate } from '../screen/plate.ts'
import type { Box, SlotLayout } from '../families/slot/layout.ts'
import type { Choices, SceneTools } from '../families/slot/title.ts'
import { Overlay, emptied } from './overlay.ts'

/** Width to height of a card. */
const ratio = 0.72

/** Cards side by side, one of which the player takes. */
export abstract class Cards extends Overlay {
  protected readonly cards = new Container()
  readonly #plate: Texture
  #places: readonly Box[] = []

  constructor(tools: SceneTools, heading: string) {
    super(tools, 0.84, heading)
    this.#plate = paintPlate(288, 400, tools.skin.plate)
    this.stand.addChild(this.cards)
  }

  override get choices(): Choices | null {
    if (!this.view.visible || this.#places.length === 0) return null
    return { action: this.action, places: this.#places }
  }

  override point(choice: number | null): void {
    for (const [place, card] of this.cards.children.entries())
      card.scale.set(place === choice ? 1.06 : 1)
  }

  override close(): void {
    super.close()
    this.#plate.destroy(true)
  }

  protected abstract readonly action: 'choose' | 'gamble'

  /** Draws the face of a card around its middle. */
  protected abstract face(place: number, size: { width: number; height: number }): Container

  protected abstract readonly count: number

  protected arrange(layout: SlotLayout): void {
    emptied(this.cards)
    this.#places = cardPlaces(this.count, this.roomIn(layout))
    for (const [place, { x, y, width, height }] of this.#places.entries()) {
      const card = new Container()
      card.position.set(x + width / 2, y + height / 2)
      const plate = new Sprite(this.#plate)
      plate.anchor.set(0.5)
      plate.setSize(width, height)
      card.addChild(plate, this.face(place, { width, height }))
      this.cards.addChild(card)
    }
  }

  /** The cards come up one after the other. */
  protected async deal(): Promise<void> {
    const { motion } = this.tools
    for (const card of this.cards.children) card.scale.set(0.01)
    await Promise.all(
      this.cards.children.map(async (card, place) => {
        await motion.wait(place * 0.12)
        await motion.tween(0.35, (progress) => card.scale.set(Math.max(0.01, progress)), backOut)
      }),
    )
  }

  /** The taken card comes forward, the others step back. */
  protected async take(taken: number): Promise<void> {
    await this.tools.motion.tween(0.45, (progress) => {
      for (const [place, card] of this.cards.children.entries()) {
        card.alpha = place === taken ? 1 : 1 - 0.75 * progress
        card.scale.set(place === taken ? 1 + 0.12 * progress : 1 - 0.08 * progress)
      }
    })
  }
}

/** A few lie beside one another, or two in a row where the room is narrow; many in the rows that leave them largest. */
function columnsOf(count: number, { width, height }: Box): number {
  if (count <= 4) return width > height * 0.9 ? count : Math.min(count, 2)
  const sizeIn = (columns: number): number =>
    Math.min(height / Math.ceil(count / columns), width / columns / ratio)
  return Array.from({ length: count }, (_, place) => place + 1).reduce((best, columns) =>
    sizeIn(columns) > sizeIn(best) ? columns : best,
  )
}

/** As large as the room allows: beside one another, or one below the other where the room is narrow. */
function cardPlaces(count: number, room: Box): readonly Box[] {
  const columns = columnsOf(count, room)
  const rows = Math.ceil(count / Math.max(1, columns))
  const [wide, tall] = [room.width / Math.max(1, columns), room.height / Math.max(1, rows)]
  const height = Math.min(tall * 0.86, (wide * 0.86) / ratio, 420)
  const width = height * ratio
  const gap = width * 0.16
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2
    return {
      x: left + (place % columns) * (width + gap),
      y: room.y + row * tall + (tall - height) / 2,
      width,
      height,
    }
  })
}
