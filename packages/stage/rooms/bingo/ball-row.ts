import { Container, Sprite } from 'pixi.js'
import type { BallPictures } from '../../families/keno/paint-balls.ts'
import type { Box } from '../box.ts'

/** Balls that are shown beside the newest. */
const before = 5
/** How much of the way to its place a ball goes in a second. */
const haste = 7
/** Turns of a ball on its way in. */
const turns = 1.2

interface Ball {
  readonly number: number
  readonly sprite: Sprite
}

interface Place {
  readonly x: number
  readonly size: number
}

/** The numbers that were called last, as balls: the newest large, those before it smaller beside it. */
export class BallRow {
  readonly view = new Container()
  readonly #pictures: BallPictures
  readonly #calm: boolean
  #balls: Ball[] = []
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  constructor(pictures: BallPictures, calm: boolean) {
    this.#pictures = pictures
    this.#calm = calm
  }

  /** Where the newest ball lies. */
  get newest(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, size } = this.#placeOf(0)
    return { x, y: this.#middle, size }
  }

  layout(box: Box): void {
    this.#box = box
    this.#settle()
  }

  /** @param calls in their order. @param isNews the last one was called just now: it rolls in. */
  show(calls: readonly number[], isNews: boolean): void {
    const wanted = calls.slice(-before - 1).toReversed()
    const known = new Map(this.#balls.map((ball) => [ball.number, ball]))
    for (const ball of this.#balls) if (!wanted.includes(ball.number)) ball.sprite.destroy()
    this.#balls = wanted.map((number) => known.get(number) ?? this.#ballOf(number))
    if (!isNews || this.#calm) this.#settle()
  }

  move(seconds: number): void {
    const step = Math.min(1, seconds * haste)
    for (const [index, { sprite }] of this.#balls.entries()) {
      const { x, size } = this.#placeOf(index)
      const far = x - sprite.x
      sprite.x += far * step
      sprite.width += (size - sprite.width) * step
      sprite.height = sprite.width
      sprite.rotation = (-far / Math.max(1, this.#box.width)) * turns * Math.PI * 2
    }
  }

  #ballOf(number: number): Ball {
    const sprite = new Sprite(this.#pictures.of(number))
    sprite.anchor.set(0.5)
    sprite.setSize(this.#placeOf(0).size * 0.4)
    sprite.position.set(this.#box.x - sprite.width, this.#middle)
    this.view.addChild(sprite)
    return { number, sprite }
  }

  #settle(): void {
    for (const [index, { sprite }] of this.#balls.entries()) {
      const { x, size } = this.#placeOf(index)
      sprite.position.set(x, this.#middle)
      sprite.setSize(size)
      sprite.rotation = 0
    }
  }

  get #middle(): number {
    return this.#box.y + this.#box.height / 2
  }

  #placeOf(index: number): Place {
    const { x, width, height } = this.#box
    const large = Math.min(height * 0.96, width * 0.3)
    const small = Math.min(large * 0.56, (width - large) / (before + 0.6))
    const gap = small * 0.1
    const all = large + before * (small + gap)
    const left = x + (width - all) / 2
    if (index === 0) return { x: left + large / 2, size: large }
    return { x: left + large + gap + (index - 0.5) * small + (index - 1) * gap, size: small }
  }
}
