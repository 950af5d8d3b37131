import { Container, Sprite } from 'pixi.js'
import type { BallPictures } from '../../families/keno/paint-balls.ts'
import type { Box } from '../box.ts'

/** Balls that wait, whatever their numbers: they bob until the first is called. */
const count = 9

/** What is seen while cards are sold and nothing is called. */
export class WaitingBalls {
  readonly view = new Container()
  readonly #sprites: readonly Sprite[]
  readonly #calm: boolean
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  /** @param numbers in the machine. */
  constructor(pictures: BallPictures, numbers: number, calm: boolean) {
    this.#calm = calm
    this.#sprites = Array.from({ length: count }, (_, index) => {
      const sprite = new Sprite(pictures.of(Math.floor((index * numbers) / count) + 1))
      sprite.anchor.set(0.5)
      this.view.addChild(sprite)
      return sprite
    })
  }

  layout(box: Box): void {
    this.#box = box
    this.move(0)
  }

  /** @param since seconds. */
  move(since: number): void {
    const { x, y, width, height } = this.#box
    const size = Math.min(height * 0.5, (width / count) * 0.92)
    for (const [index, sprite] of this.#sprites.entries()) {
      const bob = this.#calm ? 0 : Math.sin(since * 2.1 + index * 0.75)
      sprite.setSize(size)
      sprite.position.set(
        x + width / 2 + (index - (count - 1) / 2) * size * 1.06,
        y + height / 2 - bob * size * 0.22,
      )
      sprite.rotation = bob * 0.16
    }
  }
}
