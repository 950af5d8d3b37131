import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { Container, Sprite } from 'pixi.js'
import { type Ease, backOut, easeInOut, easeOut } from '../motion/ease.ts'
import { type CardFaces, cardMargin, cardRatio } from './card-faces.ts'
import { type FoldPoint, foldedCard } from './card-fold.ts'
import { type CardPeel, createCardPeel } from './card-peel.ts'
import { type CardStripes, createCardStripes } from './card-stripes.ts'
import type { TableTools } from './table-tools.ts'

/** Where a card lies: its middle and its height in CSS pixels, its angle in radians. */
export interface CardPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly angle?: number
}

/** Seconds of each movement at the normal pace. */
const times = { deal: 0.42, slide: 0.34, turn: 0.46, raise: 0.18, light: 0.2 } as const
/** How far a held card is pushed up, in parts of its height. */
const raisedBy = 0.1

/**
 * One card on the table. It is of height 1 within, scaled to its place. What is asked later wins: a card that is put somewhere while
 * it still travels stays where it was put.
 */
export class CardSprite {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #faces: CardFaces
  readonly #shadow: Sprite
  readonly #edge: Sprite
  /** Card and light: what is raised. */
  readonly #body = new Container()
  readonly #picture: Sprite
  #card: CardOrJoker | null = null
  #place: CardPlace = { x: 0, y: 0, height: 100 }
  #journey = 0
  #stripes: CardStripes | null = null
  #peel: CardPeel | null = null
  #lift = 0
  #raised = 0

  /** @param card null for one that lies face down. */
  constructor(tools: TableTools, faces: CardFaces, card: CardOrJoker | null) {
    this.#tools = tools
    this.#faces = faces
    this.#shadow = middled(new Sprite(faces.shadow))
    this.#shadow.setSize(cardRatio + 2 * cardMargin, 1 + 2 * cardMargin)
    this.#edge = middled(new Sprite(faces.edge))
    this.#edge.setSize(cardRatio + 2 * cardMargin, 1 + 2 * cardMargin)
    this.#edge.alpha = 0
    this.#picture = middled(new Sprite(faces.back))
    // Behind the card: its light falls on what lies around it and never on its face.
    this.#body.addChild(this.#edge, this.#picture)
    this.view.addChild(this.#shadow, this.#body)
    this.show(card)
    this.#settle()
  }

  /** The card that lies face up, null while its back is seen. */
  get card(): CardOrJoker | null {
    return this.#card
  }

  get place(): CardPlace {
    return this.#place
  }

  /** Shows a side at once. */
  show(card: CardOrJoker | null): void {
    this.#stripes?.close()
    this.#stripes = null
    this.unfold()
    this.#card = card
    this.#picture.texture = card ? this.#faces.face(card) : this.#faces.back
    this.#picture.setSize(cardRatio, 1)
    this.#picture.visible = true
  }

  /** Shows the same side as it is printed now. */
  repaint(): void {
    this.show(this.#card)
  }

  /** Puts the card somewhere at once. */
  stand(place: CardPlace): void {
    this.#journey++
    this.#place = place
    this.#lift = 0
    this.view.position.set(place.x, place.y)
    this.view.rotation = place.angle ?? 0
    this.view.scale.set(place.height)
    this.#settle()
  }

  /** Flies in from the shoe: an arc, a spin that ends as it lands. @param from where it comes from. */
  async deal(from: CardPlace, to: CardPlace): Promise<void> {
    if (this.#tools.calm) return this.#appear(to)
    this.stand(from)
    const spun = { ...from, angle: (from.angle ?? 0) - 0.9 }
    await this.#travel(spun, to, { seconds: times.deal, ease: easeOut, height: 0.55 })
  }

  /** Slides over the felt to another place. */
  async slide(to: CardPlace): Promise<void> {
    if (this.#tools.calm) return this.stand(to)
    await this.#travel(this.#place, to, { seconds: times.slide, ease: easeInOut, height: 0.12 })
  }

  /** Turns over; null turns its face down. */
  async turn(card: CardOrJoker | null): Promise<void> {
    const { motion, calm } = this.#tools
    if (card === this.#card) return
    const before = this.#picture.texture
    this.show(card)
    if (calm || motion.hurrying) return
    const stripes = createCardStripes(before, this.#picture.texture)
    this.#stripes = stripes
    this.#picture.visible = false
    this.#body.addChild(stripes.view)
    await motion.tween(
      times.turn,
      (progress) => {
        // Shown or turned anew meanwhile, or gone from the table.
        if (stripes !== this.#stripes) return
        this.#lift = stripes.turn(progress) * 0.5
        this.#settle()
      },
      easeInOut,
    )
    if (stripes !== this.#stripes) return
    this.#lift = 0
    this.show(card)
    this.#settle()
  }

  /**
   * Folds the border at `from` over to `to`, so that the face of a card that lies face down is seen there.
   * @returns the part of the card that is folded over, 0 to 1.
   */
  fold(card: CardOrJoker, from: FoldPoint, to: FoldPoint): number {
    const folded = foldedCard(from, to, cardRatio)
    if (!folded) {
      this.unfold()
      return 0
    }
    if (!this.#peel) {
      this.#peel = createCardPeel(this.#faces.back, this.#faces.face(card))
      this.#body.addChild(this.#peel.view)
      this.#picture.visible = false
    }
    this.#peel.show(folded)
    return folded.share
  }

  /** Lays what is folded flat again, at once. */
  unfold(): void {
    if (!this.#peel) return
    this.#peel.close()
    this.#peel = null
    this.#picture.visible = true
  }

  /** Pushes the card up, as one that is held, or back. */
  async raise(up: boolean): Promise<void> {
    const [from, to] = [this.#raised, up ? raisedBy : 0]
    if (from === to) return
    await this.#tools.motion.tween(
      this.#tools.calm ? 0 : times.raise,
      (progress) => {
        if (this.view.destroyed) return
        this.#raised = from + (to - from) * progress
        this.#settle()
      },
      up ? backOut : easeOut,
    )
  }

  /** Raised or not, at once. */
  hold(up: boolean): void {
    this.#raised = up ? raisedBy : 0
    this.#settle()
  }

  /** Light around the card; null puts it out. */
  glow(colour: number | null): void {
    if (colour !== null) this.#edge.tint = colour
    this.#edge.alpha = colour === null ? 0 : 1
  }

  /** How strongly the card steps back: 0 not at all, 1 as far as it may and still be read. */
  dim(share: number): void {
    const grey = Math.round(255 * (1 - 0.4 * share))
    this.#picture.tint = (grey << 16) | (grey << 8) | grey
  }

  close(): void {
    this.#journey++
    this.#stripes?.close()
    this.#stripes = null
    this.unfold()
    this.view.destroy({ children: true })
  }

  async #appear(to: CardPlace): Promise<void> {
    this.stand(to)
    const mine = this.#journey
    await this.#tools.motion.tween(times.light, (progress) => {
      if (mine === this.#journey && !this.view.destroyed) this.view.alpha = progress
    })
    if (!this.view.destroyed) this.view.alpha = 1
  }

  async #travel(
    from: CardPlace,
    to: CardPlace,
    way: { readonly seconds: number; readonly ease: Ease; readonly height: number },
  ): Promise<void> {
    this.#journey++
    const mine = this.#journey
    this.#place = to
    const between = (start: number, end: number, share: number): number =>
      start + (end - start) * share
    await this.#tools.motion.tween(
      way.seconds,
      (share) => {
        if (mine !== this.#journey || this.view.destroyed) return
        this.view.position.set(between(from.x, to.x, share), between(from.y, to.y, share))
        this.view.rotation = between(from.angle ?? 0, to.angle ?? 0, share)
        this.#lift = way.height * Math.sin(Math.PI * share)
        this.view.scale.set(between(from.height, to.height, share))
        this.#settle()
      },
      way.ease,
    )
    if (mine === this.#journey && !this.view.destroyed) this.stand(to)
  }

  /** The higher a card is, the farther and the softer its shadow. */
  #settle(): void {
    const up = this.#lift * 0.12
    this.#body.position.y = -up - this.#raised
    this.#body.scale.set(1 + this.#lift * 0.14)
    const high = this.#lift + this.#raised * 2
    // The lamp hangs over the middle of the table, a little to the left: shadows fall down and right whatever the card's angle.
    const angle = -this.view.rotation
    const [x, y] = [0.012 + 0.09 * high, 0.02 + 0.14 * high]
    this.#shadow.position.set(
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle) - this.#raised,
    )
    this.#shadow.alpha = 0.62 - 0.26 * Math.min(1, high)
    this.#shadow.scale.set(1)
    this.#shadow.setSize(
      (cardRatio + 2 * cardMargin) * (1 + 0.1 * high),
      (1 + 2 * cardMargin) * (1 + 0.08 * high),
    )
  }
}

const middled = (sprite: Sprite): Sprite => {
  sprite.anchor.set(0.5)
  return sprite
}
