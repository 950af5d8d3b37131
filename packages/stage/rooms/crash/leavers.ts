import { Container, Sprite } from 'pixi.js'
import { NumberLine } from '../../families/instant/number-line.ts'
import type { Brushes } from '../../screen/brushes.ts'
import { type Box, inBox } from '../box.ts'
import { type FlightView, placeIn } from './flight-view.ts'
import type { CrashColours } from './title.ts'

/** Somebody who was cashed out in this flight. */
export interface Leaver {
  readonly id: string
  /** Milliseconds after take-off. */
  readonly atMs: number
  /** What to write beside it; null for others than the player. */
  readonly label: string | null
}

/** More than these are a blur. */
const most = 40
const labelHeight = 16

/** Lights on the curve where players left it; the player's own with what they won. */
export class Leavers {
  readonly view = new Container()
  readonly #brushes: Brushes
  readonly #colours: CrashColours
  readonly #shown = new Map<string, { readonly dot: Sprite; readonly label: NumberLine | null }>()
  #leavers: readonly Leaver[] = []

  constructor(brushes: Brushes, colours: CrashColours) {
    this.#brushes = brushes
    this.#colours = colours
  }

  show(leavers: readonly Leaver[]): void {
    const own = leavers.filter(({ label }) => label !== null)
    const others = leavers.filter(({ label }) => label === null).slice(-(most - own.length))
    this.#leavers = [...others, ...own]
    const wanted = new Set(this.#leavers.map(({ id }) => id))
    for (const id of this.#shown.keys()) if (!wanted.has(id)) this.#drop(id)
    for (const leaver of this.#leavers) if (!this.#shown.has(leaver.id)) this.#add(leaver)
  }

  place(box: Box, view: FlightView, doublesInMs: number): void {
    for (const { id, atMs } of this.#leavers) {
      const shown = this.#shown.get(id)
      if (!shown) continue
      const { x, y } = inBox(box, placeIn(view, atMs, doublesInMs))
      shown.dot.position.set(x, y)
      shown.label?.view.position.set(
        Math.max(box.x + (shown.label.ratio * labelHeight) / 2 + 8, x - 10),
        y - labelHeight * 1.5,
      )
    }
  }

  close(): void {
    for (const id of this.#shown.keys()) this.#drop(id)
    this.view.destroy({ children: true })
  }

  #add({ id, label: text }: Leaver): void {
    const isOwn = text !== null
    const dot = new Sprite(this.#brushes.glow)
    dot.anchor.set(0.5)
    dot.blendMode = 'add'
    dot.tint = isOwn ? this.#colours.won : 0xffffff
    const size = isOwn ? 44 : 20
    dot.setSize(size, size)
    this.view.addChild(dot)
    const label = isOwn ? new NumberLine() : null
    if (label && text !== null) {
      label.set(text)
      label.tint(this.#colours.won)
      label.view.scale.set(labelHeight / 100)
      this.view.addChild(label.view)
    }
    this.#shown.set(id, { dot, label })
  }

  #drop(id: string): void {
    const shown = this.#shown.get(id)
    shown?.dot.destroy()
    shown?.label?.close()
    this.#shown.delete(id)
  }
}
