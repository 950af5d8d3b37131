import type { Json } from '@fairhouse/contract/json'
import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Textures } from '../../screen/load-textures.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import type { Sparks } from '../../screen/sparks.ts'
import { ResultPlate } from '../../table/result-plate.ts'
import type { InstantBoard } from './board.ts'
import type { InstantLayout } from './layout.ts'
import type { Play } from './play.ts'

interface SceneNeeds {
  readonly textures: Textures
  readonly play: Play
  readonly sparks: Sparks
  readonly motion: Motion
  readonly calm: boolean
  readonly sharpness: number
}

/** Everything on the stage of an instant game, from the far wall to the sparks. */
export class InstantScene {
  readonly view = new Container()
  readonly play: Play
  readonly plate: ResultPlate
  readonly #textures: Textures
  readonly #backdrop = new Sprite()
  readonly #front = new Sprite()
  readonly #logo: Sprite
  readonly #shade = createShade(0x04060c)

  constructor({ textures, play, sparks, motion, calm, sharpness }: SceneNeeds) {
    this.play = play
    this.plate = new ResultPlate({ motion, calm }, sharpness)
    this.#textures = textures
    this.#logo = new Sprite(textures.get('logo-wide'))
    this.#backdrop.anchor.set(0.5)
    this.#front.anchor.set(0.5)
    this.#shade.alpha = 0.18
    this.view.addChild(
      this.#backdrop,
      this.#front,
      this.#shade,
      this.#logo,
      play.view,
      sparks.view,
      this.plate.view,
    )
  }

  /** Width to height of the title's logo. */
  get logoRatio(): number {
    return this.#logo.texture.width / Math.max(1, this.#logo.texture.height)
  }

  show(board: InstantBoard, selected: Json | null): void {
    this.play.show(board, selected)
    if (board.pay === null) this.clear()
  }

  clear(): void {
    this.plate.show(null)
  }

  layout(size: Size, { play, logo }: InstantLayout): void {
    const kind = size.height > size.width ? 'tall' : 'wide'
    for (const [sprite, name] of [
      [this.#backdrop, `backdrop-${kind}`],
      [this.#front, `front-${kind}`],
    ] as const) {
      sprite.texture = this.#textures.get(name)
      const { orig } = sprite.texture
      sprite.scale.set(Math.max(size.width / orig.width, size.height / orig.height))
      sprite.position.set(size.width / 2, size.height / 2)
    }
    this.#shade.setSize(size.width, size.height)
    this.#logo.visible = logo.height > 0
    if (this.#logo.visible) {
      this.#logo.position.set(logo.x, logo.y)
      this.#logo.setSize(logo.width, logo.height)
    }
    this.play.layout(play)
    const plate = this.play.plate()
    const height = Math.max(24, Math.min(46, play.height * 0.075))
    this.plate.stand({
      x: plate.x,
      y: plate.top + height * 1.5,
      height,
      room: plate.width,
    })
  }

  close(): void {
    this.play.close()
    this.plate.close()
  }
}
