import type { Card } from '@fairhouse/contract/families/card'
import type { Motion } from '../../../motion/motion.ts'
import { easeInOut, easeOut } from '../../../motion/ease.ts'
import { cardRatio } from '../../../table/card-faces.ts'
import { type FoldPoint, nearestBorder } from '../../../table/card-fold.ts'
import type { CardSprite } from '../../../table/card-sprite.ts'
import type { Box } from '../layout.ts'
import type { CardsScene } from '../scene.ts'

/** A card that waits for the player to open it. Points are CSS pixels of the stage. */
export interface PeelAsk {
  readonly hand: string
  /** Which of the hand's cards: 0 the first. */
  readonly place: number
  /** Where the card lies now. */
  box(): Box
  /** Takes the card at its border near `from`, and pulls that to `to`. */
  pull(from: FoldPoint, to: FoldPoint): void
  /** Lets go: what is folded far enough opens, else it falls back. */
  release(): void
  /** Folds it a little further; far enough, it opens. */
  nudge(): void
  /** Turns it over at once. */
  open(): void
}

/** Folded so far, a card that is let go of opens. */
const enough = 0.42
/** Nudges that open a card. */
const nudges = 6

/** How a card was opened: it lies open already, or it is still to be turned. */
export type Opened = 'peeled' | 'unseen'

interface Waiting {
  readonly sprite: CardSprite
  readonly card: Card
  readonly opened: (how: Opened) => void
  from: FoldPoint
  to: FoldPoint
  share: number
}

/** Cards of some hands lie face down until the player opens them, by pulling or by keys. Nothing that is drawn depends on it. */
export class Squeeze {
  hands: ReadonlySet<string> = new Set()
  readonly #motion: Motion
  readonly #asked: (ask: PeelAsk | null) => void
  #waiting: Waiting | null = null

  constructor(motion: Motion, asked: (ask: PeelAsk | null) => void) {
    this.#motion = motion
    this.#asked = asked
  }

  /** Whether cards of this hand wait; when everything hurries, none does. */
  isFor(hand: string): boolean {
    return this.hands.has(hand) && !this.#motion.hurrying
  }

  /** Waits until the first card of a hand that lies face down is opened. */
  ask(scene: CardsScene, hand: string, card: Card): Promise<Opened> {
    const sprite = scene.hands.hidden(hand)
    if (!sprite) return Promise.resolve('unseen')
    const place = scene.hands.placeOf(hand, sprite)
    return new Promise((opened) => {
      const waiting = { sprite, card, opened, from: corner, to: corner, share: 0 }
      this.#waiting = waiting
      this.#asked({
        hand,
        place,
        box: () => boxOf(sprite),
        pull: (from, to) => this.#pull(waiting, within(sprite, from), within(sprite, to)),
        release: () => void this.#release(waiting),
        nudge: () => this.#nudge(waiting),
        open: () => this.#open(waiting),
      })
    })
  }

  /** Whatever waits is opened, as a round is that is cut short. */
  openAll(): void {
    if (this.#waiting) this.#open(this.#waiting)
  }

  #pull(waiting: Waiting, from: FoldPoint, to: FoldPoint): void {
    if (waiting !== this.#waiting) return
    waiting.from = nearestBorder(from, cardRatio)
    waiting.to = to
    waiting.share = waiting.sprite.fold(waiting.card, waiting.from, waiting.to)
  }

  #nudge(waiting: Waiting): void {
    if (waiting !== this.#waiting) return
    // From the lower right corner towards the upper left one.
    const way = 1 / nudges
    waiting.from = corner
    const step = waiting.share === 0 ? 1 : Math.round((waiting.to.x - corner.x) / far.x / way) + 1
    waiting.to = { x: corner.x + far.x * way * step, y: corner.y + far.y * way * step }
    waiting.share = waiting.sprite.fold(waiting.card, waiting.from, waiting.to)
    if (waiting.share >= enough || step >= nudges) void this.#release(waiting)
  }

  async #release(waiting: Waiting): Promise<void> {
    if (waiting !== this.#waiting || waiting.share === 0) return
    const { from, to, sprite, card } = waiting
    const opens = waiting.share >= enough
    const end = opens ? { x: to.x * 2 - from.x, y: to.y * 2 - from.y } : from
    if (opens) this.#asked(null)
    await this.#motion.tween(
      0.2,
      (progress) => {
        if (waiting !== this.#waiting || sprite.view.destroyed) return
        sprite.fold(card, from, {
          x: to.x + (end.x - to.x) * progress,
          y: to.y + (end.y - to.y) * progress,
        })
      },
      opens ? easeOut : easeInOut,
    )
    if (waiting !== this.#waiting || sprite.view.destroyed) return
    waiting.share = 0
    if (!opens) return sprite.unfold()
    sprite.show(card)
    this.#end(waiting, 'peeled')
  }

  #open(waiting: Waiting): void {
    if (waiting !== this.#waiting) return
    if (!waiting.sprite.view.destroyed) waiting.sprite.unfold()
    this.#end(waiting, 'unseen')
  }

  #end(waiting: Waiting, how: Opened): void {
    this.#waiting = null
    this.#asked(null)
    waiting.opened(how)
  }
}

const corner: FoldPoint = { x: cardRatio / 2, y: 0.5 }
/** From that corner to the opposite one. */
const far: FoldPoint = { x: -cardRatio, y: -1 }

/** A point of the stage in parts of a card's height about its middle. */
function within({ place }: CardSprite, { x, y }: FoldPoint): FoldPoint {
  const { angle = 0, height } = place
  const [dx, dy] = [(x - place.x) / height, (y - place.y) / height]
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos }
}

function boxOf({ place: { x, y, height, angle = 0 } }: CardSprite): Box {
  const isAcross = Math.abs(Math.sin(angle)) > 0.5
  const [width, high] = isAcross ? [height, height * cardRatio] : [height * cardRatio, height]
  return { x: x - width / 2, y: y - high / 2, width, height: high }
}
