import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { Container, Sprite, Texture } from 'pixi.js'
import { backOut, easeOut } from '../../motion/ease.ts'
import { type CardFaces, cardRatio } from '../../table/card-faces.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { ShownHand } from './board.ts'
import type { Box } from './layout.ts'
import { smallGap } from './layout-several.ts'
import { type HandLabel, paintLabel } from './hand-label.ts'
import { openSmallFaces, type SmallFaces } from './small-faces.ts'
import type { VideoPokerTitle } from './title.ts'

/** From this height on, CSS pixels, cards of the grid show pips and portraits as the large ones do. */
const asLarge = 92
const seconds = { reveal: 0.16, label: 0.24 } as const
/** Tints of hands that have won nothing once all is told, and of cards that are no part of a win. */
const tints = { plain: 0xffffff, lost: 0x8a8a90, spare: 0xa6a6aa } as const

interface SmallTools extends TableTools {
  readonly faces: CardFaces
  readonly sharpness: number
  readonly back: VideoPokerTitle['back']
  readonly light: string
  /** Cards that stand for any other: they are marked. */
  readonly isWild: (card: CardOrJoker) => boolean
  /** What is written on a hand that wins: its name where there is room, and the amount. */
  readonly label: (hand: ShownHand) => { readonly name: string; readonly amount: string }
}

interface Place {
  readonly view: Container
  readonly cards: readonly Sprite[]
  readonly glow: Sprite
  readonly label: Sprite
  /** What lies there, so that nothing is set twice. */
  shown: string
  /** What it became, to be labelled anew when labels are of another size; null before the draw. */
  hand: ShownHand | null
}

/** The hands behind the front one, small, side by side: hundreds of cards in one picture. */
export class SmallHands {
  readonly view = new Container()
  readonly #tools: SmallTools
  readonly #places: readonly Place[]
  readonly #labels = new Map<string, HandLabel>()
  #boxes: readonly Box[] = []
  #faces: SmallFaces | null = null
  #glow: Texture | null = null

  /** @param count hands behind the front one. */
  constructor(tools: SmallTools, count: number) {
    this.#tools = tools
    this.#places = Array.from({ length: count }, () => placeOf())
    this.view.addChild(...this.#places.map(({ view }) => view))
  }

  layout(boxes: readonly Box[]): void {
    const [first] = boxes
    if (!first) return
    const isResized = first.height !== this.#boxes[0]?.height
    this.#boxes = boxes
    if (isResized) this.#repaint(first)
    for (const [at, place] of this.#places.entries()) {
      const box = boxes[at]
      if (!box) continue
      place.view.position.set(box.left + box.width / 2, box.top + box.height / 2)
      const width = box.height * cardRatio
      const step = width * (1 + smallGap.cards)
      for (const [card, sprite] of place.cards.entries()) {
        sprite.position.set((card - 2) * step, 0)
        sprite.setSize(width, box.height)
      }
      place.glow.setSize(box.width + glowMargin(box) * 2, box.height + glowMargin(box) * 2)
      if (isResized && place.hand && place.hand.pay > 0) this.#label(place, place.hand, box)
    }
  }

  /** Backs, but for cards that are held: these lie in every hand. */
  hold(dealt: readonly CardOrJoker[], held: readonly number[]): void {
    for (let at = 0; at < this.#places.length; at++) this.wait(at, dealt, held)
  }

  /** The same for one hand: it is not drawn yet. */
  wait(at: number, dealt: readonly CardOrJoker[], held: readonly number[]): void {
    const place = this.#places[at]
    if (!place) return
    place.hand = null
    this.#put(
      place,
      [0, 1, 2, 3, 4].map((card) => (held.includes(card) ? (dealt[card] ?? null) : null)),
    )
    this.#plain(place)
  }

  /** Shows what a hand became, at once. @param isOver whether all hands are told, so that those that won nothing step back. */
  show(at: number, hand: ShownHand, isOver: boolean): void {
    const place = this.#places[at]
    if (!place) return
    place.hand = hand
    this.#put(place, hand.cards)
    if (hand.pay === 0) {
      this.#plain(place)
      if (isOver) for (const card of place.cards) card.tint = tints.lost
      return
    }
    const winners = hand.made?.cards ?? []
    place.glow.visible = true
    for (const [card, sprite] of place.cards.entries())
      sprite.tint = winners.includes(card) ? tints.plain : tints.spare
    const box = this.#boxes[at]
    if (box) this.#label(place, hand, box)
  }

  /** What was drawn is turned up. Time passes by itself: nobody waits for it. */
  reveal(at: number, hand: ShownHand): void {
    const place = this.#places[at]
    if (!place) return
    this.show(at, { ...hand, pay: 0 }, false)
    if (this.#tools.calm) return
    void this.#tools.motion.tween(
      seconds.reveal,
      (share) => {
        if (!place.view.destroyed) place.view.scale.set(1, 0.55 + 0.45 * share)
      },
      easeOut,
    )
  }

  /** A hand wins: its light comes on and its label comes up. */
  win(at: number, hand: ShownHand): void {
    const place = this.#places[at]
    if (!place) return
    this.show(at, hand, false)
    if (this.#tools.calm) return
    const { x, y } = place.label.scale
    void this.#tools.motion.tween(
      seconds.label,
      (share) => {
        if (!place.label.destroyed) place.label.scale.set(x * share, y * share)
      },
      backOut,
    )
  }

  close(): void {
    this.view.destroy({ children: true })
    this.#faces?.close()
    this.#glow?.destroy(true)
    this.#forgetLabels()
  }

  #forgetLabels(): void {
    for (const { texture } of this.#labels.values()) texture.destroy(true)
    this.#labels.clear()
  }

  #put(place: Place, cards: readonly (CardOrJoker | null)[]): void {
    const next = cards.join(' ')
    if (next === place.shown) return
    place.shown = next
    for (const [at, sprite] of place.cards.entries()) {
      const { width, height } = sprite
      sprite.texture = this.#pictureOf(cards[at] ?? null)
      sprite.setSize(width, height)
    }
  }

  #plain(place: Place): void {
    place.glow.visible = false
    place.label.visible = false
    for (const card of place.cards) card.tint = tints.plain
  }

  #pictureOf(card: CardOrJoker | null): Texture {
    const of = this.#faces ?? this.#tools.faces
    return card === null ? of.back : of.face(card)
  }

  #repaint(box: Box): void {
    const { sharpness, back, light, isWild } = this.#tools
    const before = this.#faces
    this.#faces =
      box.height >= asLarge
        ? null
        : openSmallFaces({ height: box.height, ratio: cardRatio, sharpness, back, isWild })
    this.#glow?.destroy(true)
    this.#glow = paintGlow(box, { sharpness, light })
    for (const { label } of this.#places) label.texture = Texture.EMPTY
    this.#forgetLabels()
    for (const place of this.#places) {
      const shown = place.shown.split(' ')
      place.glow.texture = this.#glow
      for (const [at, sprite] of place.cards.entries())
        sprite.texture = this.#pictureOf(asCard(shown[at]))
      place.label.visible = false
    }
    before?.close()
  }

  #label(place: Place, hand: ShownHand, box: Box): void {
    const { texture, width, height } = this.#labelOf(hand, box)
    place.label.texture = texture
    place.label.position.set(0, box.height / 2 - height * 0.55)
    place.label.setSize(width, height)
    place.label.visible = true
  }

  #labelOf(hand: ShownHand, box: Box): HandLabel {
    const { name, amount } = this.#tools.label(hand)
    const key = `${name} ${amount}`
    const known = this.#labels.get(key)
    if (known) return known
    const { sharpness, light } = this.#tools
    const painted = paintLabel({ box, name, amount, light, sharpness })
    this.#labels.set(key, painted)
    return painted
  }
}

function placeOf(): Place {
  const view = new Container()
  const cards = Array.from({ length: 5 }, () => middled(new Sprite()))
  const glow = middled(new Sprite())
  const label = middled(new Sprite())
  glow.visible = false
  label.visible = false
  view.addChild(glow, ...cards, label)
  return { view, cards, glow, label, shown: '', hand: null }
}

const middled = (sprite: Sprite): Sprite => {
  sprite.anchor.set(0.5)
  return sprite
}

const isCardText = (text: string): text is CardOrJoker => /^([2-9TJQKA][cdhs]|joker)$/.test(text)

const asCard = (text: string | undefined): CardOrJoker | null =>
  text !== undefined && isCardText(text) ? text : null

/** Rims of two hands, one above the other, do not meet. */
const glowMargin = ({ height }: Box): number => Math.min(6, Math.max(2, height * 0.05))

/** A rim of light behind a hand. */
function paintGlow(
  box: Box,
  { sharpness, light }: { readonly sharpness: number; readonly light: string },
): Texture {
  const margin = glowMargin(box)
  const [width, height] = [box.width + margin * 2, box.height + margin * 2]
  return paintFine({ width, height, sharpness }, (brush) => {
    brush.beginPath()
    brush.roundRect(0.5, 0.5, width - 1, height - 1, margin * 1.2)
    brush.fillStyle = light
    brush.fill()
  })
}
