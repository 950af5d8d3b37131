import { Container, Sprite, type Texture } from 'pixi.js'
import { plaqueSizes } from './plaque-places.ts'
import { fit } from './reel.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

/** Between two plates, in board units. */
const gap = 8

/** Plates side by side, one for each chosen symbol; the first lies around the middle of the view. */
export class ChosenPlates {
  readonly view = new Container()
  readonly #plate: Texture
  readonly #skin: SlotSkin
  readonly #symbols: Sprite[] = []

  constructor(plate: Texture, skin: SlotSkin) {
    this.#plate = plate
    this.#skin = skin
  }

  /** Shows these symbols in their order, and no others. */
  show(symbols: readonly string[]): void {
    while (this.#symbols.length < symbols.length) this.#add()
    for (const [place, picture] of this.#symbols.entries()) {
      const symbol = symbols[place]
      const plate = picture.parent
      if (plate) plate.visible = symbol !== undefined
      if (symbol === undefined) continue
      picture.texture = lookOf(this.#skin, symbol).still
      fit(picture, (plaqueSizes.chosen.height * 0.78) / cellSize)
    }
  }

  /** The middle of a plate, in board units. */
  placeOf(place: number): { readonly x: number; readonly y: number } {
    return { x: this.view.x + this.#at(place) * this.view.scale.x, y: this.view.y }
  }

  #at(place: number): number {
    return place * (plaqueSizes.chosen.width + gap)
  }

  #add(): void {
    const plate = new Container()
    const ground = new Sprite(this.#plate)
    const picture = new Sprite()
    for (const sprite of [ground, picture]) sprite.anchor.set(0.5)
    plate.addChild(ground, picture)
    plate.x = this.#at(this.#symbols.length)
    this.#symbols.push(picture)
    this.view.addChild(plate)
  }
}
