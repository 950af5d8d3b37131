import type { PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { backOut, pulse } from '../../../motion/ease.ts'
import { cssColour } from '../../../screen/colour.ts'
import { cue } from '../../../sound/cue.ts'
import { paintFine } from '../../../table/paint-fine.ts'
import { awaitsFoil, type InstantBoard } from '../board.ts'
import type { InstantEvent } from '../instant-events.ts'
import { type Box, fitted } from '../layout.ts'
import type { ShownCard } from '../lottery-board.ts'
import type { Foil, Play, PlayTools } from '../play.ts'
import { cardHeight, cardWidth, columnsOf, fieldBoxes } from './card-layout.ts'
import { FoilCover } from './foil-cover.ts'
import { FoilSheet } from './foil.ts'
import { paintCard } from './paint-card.ts'
import { themeOf } from './themes.ts'

/** Half the width of what a coin takes off, units of a card. */
const coin = 27
/** Seconds between two sounds of scratching. */
const breath = 0.16

/** A scratch card under its foil. */
export class ScratchPlay implements Play {
  readonly view = new Container()
  readonly foil: Foil
  readonly #tools: PlayTools
  readonly #cards: readonly PrintedCard[]
  readonly #inside = new Container()
  readonly #face = new Sprite()
  readonly #sheet: FoilSheet
  readonly #lights = new Graphics()
  readonly #focus = new Graphics()
  #texture: Texture | null = null
  /** What is painted: a card that was bought, or the name of one that may be. */
  #painted: ShownCard['fields'] | string | null = null
  #layout: ShownCard['layout'] = 'match'
  #card = ''
  #boxes: readonly Box[] = []
  #cover = new FoilCover([])
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #awaits = false
  #last: { x: number; y: number } | null = null
  #heardAt = 0
  #now = 0
  readonly #stopClock: () => void

  constructor(tools: PlayTools) {
    const { rules } = tools.paytable
    if (rules.game !== 'scratch') throw new RangeError('this game has no cards')
    this.#tools = tools
    this.#cards = rules.cards
    this.#sheet = new FoilSheet(Math.min(1.5, tools.sharpness))
    this.#inside.pivot.set(cardWidth / 2, cardHeight / 2)
    this.#inside.addChild(this.#face, this.#lights, this.#sheet.view, this.#focus)
    this.view.addChild(this.#inside)
    this.#stopClock = tools.motion.loop((seconds) => {
      this.#now += seconds
    })
    this.foil = {
      rub: (at) => this.#rub(at),
      uncover: (field) => void this.#uncover(field, true),
      restore: (fields) => {
        for (const field of fields) this.#clear(field)
      },
      heard: () => {},
    }
  }

  show(board: InstantBoard, selected: Json | null): void {
    this.#awaits = awaitsFoil(board)
    this.#last = null
    const { card } = board
    if (card) {
      this.#paint(card)
      if (!this.#awaits) for (const field of this.#boxes.keys()) this.#clear(field)
    } else {
      this.#paint(this.#selected(selected))
    }
    this.#light(card?.wins ?? [], 1)
    this.#inside.scale.set(this.#scale)
  }

  begin(action: ActionName, data: Json | null): void {
    this.#lights.clear()
    if (action === 'bet') this.#paint(this.#selected(data))
    this.#awaits = false
  }

  async stage(event: InstantEvent, { after }: { readonly after: InstantBoard }): Promise<void> {
    const { motion, sound, cues, calm } = this.#tools
    if (event.type === 'cardBought' && after.card) {
      this.#paint(after.card)
      cue(sound, cues.tile)
      if (calm) return
      const scale = this.#scale
      await motion.tween(
        0.3,
        (share) => this.#inside.scale.set(scale * (0.9 + 0.1 * share)),
        backOut,
      )
    } else if (event.type === 'cardPaid') {
      this.#focus.clear()
      for (const field of this.#boxes.keys())
        if (!this.#cover.isOff(field)) await this.#uncover(field, false)
      if (event.wins.length === 0) return cue(sound, cues.shut)
      cue(sound, cues.found)
      this.#sparkle(event.wins)
      await motion.tween(0.7, (share) => this.#light(event.wins, 0.55 + 0.45 * pulse(share * 1.5)))
    }
  }

  layout(box: Box): void {
    this.#box = fitted(box, cardWidth / cardHeight, 860)
    this.#inside.position.set(this.#box.x + this.#box.width / 2, this.#box.y + this.#box.height / 2)
    this.#inside.scale.set(this.#scale)
  }

  /** Over the head of the card: its fields are looked at. */
  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width } = this.#box
    return { x: x + width / 2, top: y, width: width * 0.8 }
  }

  tiles(board: InstantBoard): { readonly boxes: readonly Box[]; readonly columns: number } {
    const columns = columnsOf(this.#layout)
    if (!awaitsFoil(board)) return { boxes: [], columns }
    const scale = this.#scale
    return {
      columns,
      boxes: this.#boxes.map(({ x, y, width, height }) => ({
        x: this.#box.x + x * scale,
        y: this.#box.y + y * scale,
        width: width * scale,
        height: height * scale,
      })),
    }
  }

  point(tile: number | null): void {
    this.#focus.clear()
    const box = tile === null ? undefined : this.#boxes[tile]
    if (!box || !this.#awaits) return
    const { x, y, width, height } = box
    this.#focus.roundRect(x, y, width, height, 16).stroke({ width: 6, color: 0xffffff, alpha: 0.9 })
  }

  close(): void {
    this.#stopClock()
    this.view.destroy({ children: true })
    this.#sheet.close()
    this.#texture?.destroy(true)
  }

  get #scale(): number {
    return this.#box.width / cardWidth
  }

  /** The card of a selection, not bought yet. @throws RangeError in a game without cards. */
  #selected(selected: Json | null): Pick<ShownCard, 'card' | 'layout'> {
    const name =
      typeof selected === 'object' && selected !== null && 'card' in selected
        ? selected['card']
        : undefined
    const card = this.#cards.find((one) => one.card === name) ?? this.#cards[0]
    if (!card) throw new RangeError('this game has no cards')
    return { card: card.card, layout: card.layout }
  }

  /** Paints a card with all of its foil on, unless it is there already. */
  #paint(shown: Pick<ShownCard, 'card' | 'layout'> & Partial<Pick<ShownCard, 'fields'>>): void {
    const fields = shown.fields ?? null
    const top = this.#cards.find(({ card }) => card === shown.card)?.prizes[0]?.times ?? 0
    const wanted = fields ?? `${shown.card} ${this.#tools.amount(top)}`
    if (wanted === this.#painted) return
    this.#painted = wanted
    this.#layout = shown.layout
    this.#card = shown.card
    this.#boxes = fieldBoxes(shown.layout)
    this.#cover = new FoilCover(this.#boxes)
    this.#texture?.destroy(true)
    this.#texture = paintFine(
      { width: cardWidth, height: cardHeight, sharpness: Math.min(1.6, this.#tools.sharpness) },
      (brush) =>
        paintCard(brush, {
          card: shown.card,
          layout: shown.layout,
          fields,
          name: this.#cards.find(({ card }) => card === shown.card)?.name ?? '',
          amount: this.#tools.amount,
          top: this.#tools.amount(top),
        }),
    )
    this.#face.texture = this.#texture
    this.#face.setSize(cardWidth, cardHeight)
    this.#sheet.lay(shown.card, this.#boxes)
    this.#lights.clear()
  }

  #clear(field: number): void {
    const box = this.#boxes[field]
    if (!box) return
    this.#cover.clear(field)
    this.#sheet.clear(box)
  }

  #rub(at: { readonly x: number; readonly y: number } | null): void {
    if (at === null || !this.#awaits) {
      this.#last = null
      return
    }
    const scale = this.#scale
    const to = { x: (at.x - this.#box.x) / scale, y: (at.y - this.#box.y) / scale }
    const from = this.#last ?? to
    this.#last = to
    const isOnFoil = this.#boxes.some(
      (box, field) =>
        !this.#cover.isOff(field) &&
        to.x > box.x - coin &&
        to.x < box.x + box.width + coin &&
        to.y > box.y - coin &&
        to.y < box.y + box.height + coin,
    )
    if (!isOnFoil) return
    this.#sheet.rub(from, to, coin)
    this.#crumble(to, 2)
    if (this.#now - this.#heardAt > breath) {
      this.#heardAt = this.#now
      cue(this.#tools.sound, this.#tools.cues.scratch, 0.9 + Math.random() * 0.2)
    }
    for (const field of this.#cover.rub(from, to, coin)) {
      this.#clear(field)
      this.foil.heard(field)
    }
  }

  /** Rubs a field in strokes from side to side. */
  async #uncover(field: number, isHeard: boolean): Promise<void> {
    const box = this.#boxes[field]
    if (!box || !this.#cover.clear(field)) return
    const { motion, sound, cues, calm } = this.#tools
    cue(sound, cues.scratch, 0.9 + Math.random() * 0.2)
    if (!calm && !motion.hurrying) {
      let last = { x: box.x, y: box.y }
      await motion.tween(0.2, (share) => {
        const swing = Math.abs(((share * 4) % 2) - 1)
        const next = { x: box.x + box.width * (1 - swing), y: box.y + box.height * share }
        this.#sheet.rub(last, next, Math.max(coin, box.height * 0.2))
        this.#crumble(next, 1)
        last = next
      })
    }
    if (this.view.destroyed) return
    this.#sheet.clear(box)
    if (isHeard) this.foil.heard(field)
  }

  #crumble({ x, y }: { readonly x: number; readonly y: number }, count: number): void {
    const { sparks, brushes } = this.#tools
    const scale = this.#scale
    sparks.burst({
      frames: [brushes.spark],
      x: this.#box.x + x * scale,
      y: this.#box.y + y * scale,
      count,
      speed: [30 * scale, 170 * scale],
      towards: Math.PI / 2,
      spread: 1.3,
      gravity: 900 * scale,
      life: [0.5, 1],
      size: [7 * scale, 20 * scale],
      tints: themeOf(this.#card).foil,
      light: false,
      turn: 1,
    })
  }

  #light(fields: readonly number[], strength: number): void {
    this.#lights.clear()
    for (const field of fields) {
      const box = this.#boxes[field]
      if (!box) continue
      this.#lights
        .roundRect(box.x, box.y, box.width, box.height, 16)
        .fill(cssColour(this.#tools.colours.won, 0.3 * strength))
        .stroke({ width: 9, color: this.#tools.colours.won, alpha: strength })
    }
  }

  #sparkle(fields: readonly number[]): void {
    const { sparks, brushes, colours } = this.#tools
    const scale = this.#scale
    for (const field of fields) {
      const box = this.#boxes[field]
      if (!box) continue
      sparks.burst({
        frames: [brushes.spark],
        x: this.#box.x + (box.x + box.width / 2) * scale,
        y: this.#box.y + (box.y + box.height / 2) * scale,
        count: 16,
        speed: [60, 260],
        towards: -Math.PI / 2,
        spread: Math.PI,
        gravity: 320,
        life: [0.4, 1],
        size: [8, 22],
        tints: [colours.won, 0xffffff, colours.light],
        light: true,
      })
    }
  }
}
