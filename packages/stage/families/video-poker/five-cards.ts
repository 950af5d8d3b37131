import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { Container } from 'pixi.js'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { CardFaces, DeckLook } from '../../table/card-faces.ts'
import { CardSprite } from '../../table/card-sprite.ts'
import { ResultPlate } from '../../table/result-plate.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { Spot, TableLayout } from './layout.ts'
import type { VideoPokerCues } from './title.ts'

/** Seconds between one card and the next, dealt and turned. */
const beats = { deal: 0.085, turn: 0.075 } as const
/** Height of the plate over a held card, and how far above it stands, in parts of the card's height; on small cards it is as high as can be read. */
const plate = { height: 0.1, above: 0.645, least: 15 } as const
/** A plate with a name stands at the foot of its card: over the cards stands what they are about. */
const named = { height: 0.11, below: 0.5, least: 17 } as const
const winning = 0xffd76a
/** How far cards step back that are no part of a win, and all of them where nothing was won. */
const dimmed = { spare: 0.7, lost: 0.35 } as const

interface CardTools extends TableTools {
  readonly faces: CardFaces
  readonly sharpness: number
  readonly sound: Sound
  readonly cues: VideoPokerCues
  /** What stands over a held card. */
  readonly heldWord: string
}

interface Place {
  readonly card: CardSprite
  readonly plate: ResultPlate
  /** Whose card it is, where that has to be said. */
  readonly name: ResultPlate
  spot: Spot
  isHeld: boolean
}

const nowhere: Spot = { x: 0, y: 0, height: 100 }

/** The five cards of the player. Verbs that move things take time; what they end in is set at once by the others. */
export class FiveCards {
  readonly view = new Container()
  readonly #tools: CardTools
  readonly #places: readonly Place[]
  #shoe: Spot = nowhere
  /** What is on its way: turning waits for it. */
  #coming: Promise<void> = Promise.resolve()

  constructor(tools: CardTools) {
    this.#tools = tools
    this.#places = Array.from({ length: 5 }, () => ({
      card: new CardSprite(tools, tools.faces, null),
      plate: new ResultPlate(tools, tools.sharpness),
      name: new ResultPlate(tools, tools.sharpness),
      spot: nowhere,
      isHeld: false,
    }))
    this.view.addChild(
      ...this.#places.map(({ card }) => card.view),
      ...this.#places.flatMap((place) => [place.plate.view, place.name.view]),
    )
    this.clear()
  }

  layout({ cards, shoe }: TableLayout): void {
    this.#shoe = shoe
    for (const [at, place] of this.#places.entries()) {
      place.spot = cards[at] ?? nowhere
      place.card.stand(place.spot)
      const { x, y, height } = place.spot
      place.plate.stand({
        x,
        y: y - height * plate.above,
        height: Math.max(plate.least, height * plate.height),
      })
      place.name.stand({
        x,
        y: y + height * named.below,
        height: Math.max(named.least, height * named.height),
      })
    }
  }

  /** Five backs, as before the first deal. */
  clear(): void {
    this.show([])
  }

  /** These cards lie face up, none of them held; backs where there are none. */
  show(cards: readonly CardOrJoker[]): void {
    for (const [at, place] of this.#places.entries()) {
      place.card.stand(place.spot)
      place.card.show(cards[at] ?? null)
      this.#setHeld(place, false)
      this.#setPlain(place)
    }
  }

  /** Cards of another print. */
  print(deck: DeckLook): void {
    this.#tools.faces.print(deck, () => {
      for (const { card } of this.#places) card.repaint()
    })
  }

  /** Which cards are held, at once. */
  held(places: readonly number[]): void {
    for (const [at, place] of this.#places.entries()) this.#setHeld(place, places.includes(at))
  }

  /** Holds or lets go of one card. */
  toggle(at: number, isHeld: boolean): void {
    const place = this.#places[at]
    if (!place || place.isHeld === isHeld) return
    const { sound, cues } = this.#tools
    cue(sound, isHeld ? cues.hold : cues.release)
    place.isHeld = isHeld
    void place.card.raise(isHeld)
    this.#tellHeld(place)
  }

  /** Five cards lie face down, the first of them the dealer's. */
  async dealToDouble(dealerWord: string): Promise<void> {
    await this.deal()
    this.name(0, dealerWord)
  }

  /** Whose card this is, at its foot, until other cards are shown or dealt; the player's own stands out. */
  name(at: number, word: string, tone: 'plain' | 'great' = 'plain'): void {
    this.#places[at]?.name.show({ tone, text: word })
  }

  /** Turns one card up, once all have come. */
  async turnOne(at: number, card: CardOrJoker): Promise<void> {
    await this.#coming
    const { sound, cues } = this.#tools
    cue(sound, cues.flip)
    await this.#places[at]?.card.turn(card)
  }

  /** Which cards make the win: they shine, the others step back. Null: none does. */
  mark(winners: readonly number[] | null, isOver: boolean): void {
    for (const [at, place] of this.#places.entries()) {
      const isWinner = winners?.includes(at) ?? false
      place.card.glow(isWinner ? winning : null)
      place.card.dim(isWinner || !isOver ? 0 : winners === null ? dimmed.lost : dimmed.spare)
    }
  }

  /** Takes away what lies there and deals five cards face down. */
  deal(): Promise<void> {
    this.#coming = this.#replace(this.#places)
    return this.#coming
  }

  /** Lets go of everything but what is held, whose plates stay, and deals as many anew. */
  draw(held: readonly number[]): Promise<void> {
    this.#coming = this.#replace(this.#places.filter((_, at) => !held.includes(at)))
    return this.#coming
  }

  /** Turns up cards that lie face down, from the left, once all have come. */
  async turn(cards: readonly CardOrJoker[]): Promise<void> {
    await this.#coming
    const { motion, sound, cues } = this.#tools
    const turns: Promise<void>[] = []
    for (const [at, place] of this.#places.entries()) {
      const card = cards[at]
      if (card === undefined || place.card.card === card) continue
      cue(sound, cues.flip, 1 + at * 0.03)
      turns.push(place.card.turn(card))
      await motion.wait(beats.turn)
    }
    await Promise.all(turns)
  }

  /** Held cards come down again. */
  async lower(): Promise<void> {
    const raised = this.#places.filter(({ isHeld }) => isHeld)
    for (const place of raised) {
      place.isHeld = false
      this.#tellHeld(place)
    }
    await Promise.all(raised.map(({ card }) => card.raise(false)))
  }

  close(): void {
    for (const place of this.#places) {
      place.card.close()
      place.plate.close()
      place.name.close()
    }
    this.view.destroy()
  }

  async #replace(places: readonly Place[]): Promise<void> {
    const { motion, sound, cues } = this.#tools
    for (const place of places) this.#setPlain(place)
    await Promise.all(places.map(({ card, spot }) => card.slide(this.#awayFrom(spot))))
    const dealt: Promise<void>[] = []
    for (const place of places) {
      this.#setHeld(place, false)
      place.card.show(null)
      cue(sound, cues.deal, 0.96 + Math.random() * 0.08)
      dealt.push(place.card.deal(this.#shoe, place.spot))
      await motion.wait(beats.deal)
    }
    await Promise.all(dealt)
  }

  /** Off the table on the left: what is thrown away goes the way of play. */
  #awayFrom({ y, height }: Spot): Spot & { readonly angle: number } {
    return { x: -height, y: y - height * 0.25, height, angle: -0.5 }
  }

  #setHeld(place: Place, isHeld: boolean): void {
    place.isHeld = isHeld
    place.card.hold(isHeld)
    this.#tellHeld(place)
  }

  #tellHeld({ plate: sign, isHeld }: Place): void {
    sign.show(isHeld ? { tone: 'great', text: this.#tools.heldWord } : null)
  }

  #setPlain({ card, name }: Place): void {
    card.glow(null)
    card.dim(0)
    name.show(null)
  }
}
