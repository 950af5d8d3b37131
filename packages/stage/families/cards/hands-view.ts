import type { Card } from '@fairhouse/contract/families/card'
import { Container } from 'pixi.js'
import type { CardFaces, DeckLook } from '../../table/card-faces.ts'
import { type CardPlace, CardSprite } from '../../table/card-sprite.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { CardsBoard } from './board.ts'

/** Where each card of a board lies. */
export type CardPlaces = (board: CardsBoard, name: string) => readonly CardPlace[]

/** All cards on a table. Movements are asked for one by one; `show` makes the cards exactly those of a board. */
export class HandsView {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #faces: CardFaces
  readonly #hands = new Map<string, CardSprite[]>()
  #leaving: CardSprite[] = []
  #placesOf: CardPlaces = () => []

  constructor(tools: TableTools, faces: CardFaces) {
    this.#tools = tools
    this.#faces = faces
  }

  /** Where cards lie from here on. */
  places(placesOf: CardPlaces): void {
    this.#placesOf = placesOf
  }

  /** Exactly the board, at once; what moves to the place that it has there goes on. */
  show(board: CardsBoard): void {
    for (const gone of this.#leaving.splice(0)) gone.close()
    for (const [name, sprites] of this.#hands) {
      if (board.hands.some((hand) => hand.name === name)) continue
      for (const sprite of sprites) sprite.close()
      this.#hands.delete(name)
    }
    for (const { name, cards } of board.hands) {
      const sprites = this.#hand(name)
      for (const extra of sprites.splice(cards.length)) extra.close()
      const places = this.#placesOf(board, name)
      cards.forEach((card, at) => {
        const sprite = sprites[at] ?? this.#add(sprites, card)
        if (sprite.card !== card) sprite.show(card)
        const place = places[at]
        if (place && !isSame(sprite.place, place)) sprite.stand(place)
      })
    }
    this.#light(board)
  }

  /** A card flies from the shoe to its place in a hand, the others make room. */
  async deal(
    board: CardsBoard,
    of: { readonly name: string; readonly card: Card | null; readonly from: CardPlace },
  ): Promise<void> {
    const sprites = this.#hand(of.name)
    const places = this.#placesOf(board, of.name)
    const sprite = this.#add(sprites, null)
    const place = places[sprites.length - 1]
    if (!place) return
    const others = sprites.slice(0, -1).map((other, at) => other.slide(places[at] ?? other.place))
    const turned = of.card && this.#tools.motion.wait(0.2).then(() => sprite.turn(of.card))
    await Promise.all([sprite.deal(of.from, place), ...others])
    // The last card of an answer may still turn while the next thing is told.
    void turned
  }

  /** The card face down of a hand is turned over. */
  async turn(name: string, card: Card): Promise<void> {
    await this.#hand(name)
      .find((sprite) => sprite.card === null)
      ?.turn(card)
  }

  /** The first card of a hand that lies face down; null: none does. */
  hidden(name: string): CardSprite | null {
    return this.#hand(name).find((sprite) => sprite.card === null) ?? null
  }

  /** Which card of a hand it is: 0 the first. */
  placeOf(name: string, sprite: CardSprite): number {
    return this.#hand(name).indexOf(sprite)
  }

  /** The corner of the card face down is raised and laid back. */
  async peek(name: string): Promise<void> {
    const hidden = this.#hand(name).find((sprite) => sprite.card === null)
    await hidden?.raise(true)
    await this.#tools.motion.wait(0.25)
    await hidden?.raise(false)
  }

  /** The second card of a hand begins another. */
  async split(board: CardsBoard, from: string, to: string): Promise<void> {
    const sprites = this.#hand(from)
    this.#hands.set(to, sprites.splice(1, 1))
    await Promise.all(
      [from, to].flatMap((name) => {
        const places = this.#placesOf(board, name)
        return this.#hand(name).map((sprite, at) => sprite.slide(places[at] ?? sprite.place))
      }),
    )
  }

  /** All cards leave the table together. */
  async sweep(to: CardPlace): Promise<void> {
    const all = [...this.#hands.values()].flat()
    this.#hands.clear()
    this.#leaving.push(...all)
    await Promise.all(all.map((sprite) => sprite.slide(to)))
    for (const sprite of all) {
      if (!this.#leaving.includes(sprite)) continue
      sprite.close()
    }
    this.#leaving = this.#leaving.filter((sprite) => !all.includes(sprite))
  }

  /** Cards of another print. */
  print(deck: DeckLook): void {
    this.#faces.print(deck, () => {
      for (const sprite of [...this.#leaving, ...[...this.#hands.values()].flat()]) sprite.repaint()
    })
  }

  close(): void {
    for (const sprite of [...this.#leaving, ...[...this.#hands.values()].flat()]) sprite.close()
    this.#hands.clear()
    this.#leaving = []
  }

  /** Hands that won shine; what lost, and a hand whose turn it is not, steps back. */
  #light(board: CardsBoard): void {
    for (const [name, sprites] of this.#hands) {
      const { glow, dim } = lightOf(board, name)
      for (const sprite of sprites) {
        sprite.glow(glow)
        sprite.dim(dim)
      }
    }
  }

  #hand(name: string): CardSprite[] {
    const known = this.#hands.get(name) ?? []
    this.#hands.set(name, known)
    return known
  }

  #add(sprites: CardSprite[], card: Card | null): CardSprite {
    const sprite = new CardSprite(this.#tools, this.#faces, card)
    sprites.push(sprite)
    this.view.addChild(sprite.view)
    return sprite
  }
}

function lightOf(
  { bets, turn, winner }: CardsBoard,
  name: string,
): { readonly glow: number | null; readonly dim: number } {
  if (winner !== null) {
    if (winner === name) return { glow: gold, dim: 0 }
    return { glow: null, dim: winner === 'tie' ? 0 : 0.9 }
  }
  switch (bets.find(({ spot }) => spot === name)?.settled?.result) {
    case 'win':
    case 'blackjack':
      return { glow: gold, dim: 0 }
    case 'lose':
    case 'bust':
      return { glow: null, dim: 0.9 }
    case 'push':
    case 'half':
    case undefined:
  }
  if (turn === null || name === 'dealer') return { glow: null, dim: 0 }
  return turn === name ? { glow: white, dim: 0 } : { glow: null, dim: 0.5 }
}

const gold = 0xffd76a
const white = 0xbfd8ff

const isSame = (a: CardPlace, b: CardPlace): boolean =>
  a.x === b.x && a.y === b.y && a.height === b.height && (a.angle ?? 0) === (b.angle ?? 0)
