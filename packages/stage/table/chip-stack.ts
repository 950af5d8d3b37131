import { Container, Sprite } from 'pixi.js'
import { easeIn, easeInOut } from '../motion/ease.ts'
import { chipPaper } from './chip-art.ts'
import { changeOf } from './chip-change.ts'
import type { ChipSet } from './chips.ts'
import { chipShape, layoutStack } from './stack-layout.ts'
import type { TableTools } from './table-tools.ts'

/** Where a stack stands: the middle of its lowest chip's upper face, and the diameter of a chip, CSS pixels. */
export interface StackPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

const times = { drop: 0.2, next: 0.05, slide: 0.42 } as const

/** Chips on one spot of the table, of diameter 1 within, scaled to their place. What is asked later wins. */
export class ChipStack {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #chips: ChipSet
  #values: readonly number[] = []
  #place: StackPlace = { x: 0, y: 0, size: 40 }
  #journey = 0

  constructor(tools: TableTools, chips: ChipSet) {
    this.#tools = tools
    this.#chips = chips
  }

  /** Values from the lowest chip to the highest. */
  get values(): readonly number[] {
    return this.#values
  }

  get place(): StackPlace {
    return this.#place
  }

  /** These very chips, at once, as a player put them down. */
  lay(values: readonly number[]): void {
    this.#values = [...values]
    this.#draw()
  }

  /** An amount in as few chips as make it, at once. What is below the smallest chip is not shown: a plate says amounts. */
  show(amount: number): void {
    this.lay(changeOf(amount, this.#chips.values).chips)
  }

  /** The same amount in fewer chips. */
  join(): void {
    this.show(this.#values.reduce((sum, value) => sum + value, 0))
  }

  /** One more chip falls on top. */
  async drop(value: number): Promise<void> {
    await this.#fall([...this.#values, value], this.#values.length)
  }

  /** An amount falls chip by chip on a spot that is empty. */
  async pour(amount: number): Promise<void> {
    await this.#fall(changeOf(amount, this.#chips.values).chips, 0)
  }

  /** Puts the stack somewhere at once. */
  stand(place: StackPlace): void {
    this.#journey++
    this.#place = place
    this.view.position.set(place.x, place.y)
    this.view.scale.set(place.size)
  }

  /** Pushes the stack over the felt. */
  async slide(to: StackPlace, seconds: number = times.slide): Promise<void> {
    if (this.#tools.calm) return this.stand(to)
    const from = this.#place
    this.#place = to
    this.#journey++
    const mine = this.#journey
    await this.#tools.motion.tween(
      seconds,
      (share) => {
        if (mine !== this.#journey || this.view.destroyed) return
        this.view.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        this.view.scale.set(from.size + (to.size - from.size) * share)
      },
      easeInOut,
    )
  }

  close(): void {
    this.#journey++
    this.view.destroy({ children: true })
  }

  async #fall(values: readonly number[], resting: number): Promise<void> {
    this.lay(values)
    if (this.#tools.calm) return
    const falling = this.view.children.slice(-(values.length - resting) || values.length)
    const mine = this.#values
    // Many chips fall no longer than a few.
    const gap = Math.min(times.next, 0.5 / Math.max(1, falling.length))
    for (const chip of falling) chip.alpha = 0
    await Promise.all(
      falling.map(async (chip, order) => {
        const ground = chip.position.y
        await this.#tools.motion.wait(order * gap)
        await this.#tools.motion.tween(
          times.drop,
          (share) => {
            if (mine !== this.#values || chip.destroyed) return
            chip.alpha = Math.min(1, share * 3)
            chip.position.y = ground - 0.9 * (1 - share)
          },
          easeIn,
        )
      }),
    )
  }

  #draw(): void {
    for (const old of this.view.removeChildren()) old.destroy()
    if (this.#values.length === 0) return
    const { places, height, columns } = layoutStack(this.#values.length)
    const shadow = new Sprite(this.#chips.shadow)
    shadow.anchor.set(0.5)
    // A higher stack throws its shadow farther, to the lower right.
    const reach = Math.min(0.5, height * 0.035)
    shadow.setSize((columns > 1 ? 2.9 : 1.62) + reach, (columns > 2 ? 2.2 : 1.36) + reach * 0.6)
    shadow.position.set(0.07 + reach * 0.6, chipShape.thickness + 0.06 + reach * 0.35)
    this.view.addChild(shadow)
    for (const [order, value] of this.#values.entries()) {
      const place = places[order]
      if (!place) continue
      const chip = new Sprite(this.#chips.picture(value))
      chip.anchor.set(0.5, chipPaper.middle.y / chipPaper.height)
      chip.setSize(chipPaper.width / 100, chipPaper.height / 100)
      chip.position.set(place.x, place.y)
      this.view.addChild(chip)
    }
  }
}
