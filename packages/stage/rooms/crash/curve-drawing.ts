import { Container, Graphics } from 'pixi.js'
import { mixed } from '../../screen/colour.ts'
import { type Box, inBox } from '../box.ts'
import { curveTo, type FlightView, marksBetween } from './flight-view.ts'
import { NumberLine } from '../../families/instant/number-line.ts'

/** What of a flight is drawn. */
export interface Drawn {
  readonly view: FlightView
  readonly elapsedMs: number
  readonly doublesInMs: number
  readonly colour: number
  /** 0 to 1. */
  readonly alpha: number
  /** Multiples at which the player's own stakes are cashed out by themselves. */
  readonly targets: readonly number[]
}

/** So many pieces are as good as round. */
const pieces = 72
const marksAtMost = 4
const labelHeight = 13
/** Widths and strengths of the light around the line, from outside to inside. */
const glow = [
  [30, 0.07],
  [18, 0.11],
  [10, 0.22],
] as const

/** Axes, the light under the curve, and the curve. */
export class CurveDrawing {
  readonly view = new Container()
  readonly #lines = new Graphics()
  readonly #labels: NumberLine[] = []
  readonly #times: (hundredths: number) => string
  readonly #won: number

  /** @param times a multiple as the page writes it, of hundredths. */
  constructor(times: (hundredths: number) => string, won: number) {
    this.#times = times
    this.#won = won
    this.view.addChild(this.#lines)
  }

  draw(box: Box, drawn: Drawn): void {
    const { colour, alpha, view } = drawn
    const lines = this.#lines.clear()
    this.#mark(box, view)
    this.#aim(box, drawn)
    if (drawn.elapsedMs <= 0 || alpha <= 0) return
    const places = curveTo(view, drawn, pieces).map((place) => inBox(box, place))
    const foot = box.y + box.height
    const last = places.at(-1) ?? { x: box.x, y: foot }
    const under = [box.x, foot, ...places.flatMap(({ x, y }) => [x, y]), last.x, foot]
    lines
      .setFillStyle({ color: colour, alpha: 0.13 * alpha })
      .poly(under)
      .fill()
    const along = (): Graphics => {
      lines.beginPath()
      for (const [piece, { x, y }] of places.entries())
        if (piece === 0) lines.moveTo(x, y)
        else lines.lineTo(x, y)
      return lines
    }
    for (const [width, strength] of glow)
      along().stroke({
        width,
        color: colour,
        alpha: strength * alpha,
        cap: 'round',
        join: 'round',
      })
    along().stroke({ width: 5.5, color: colour, alpha, cap: 'round', join: 'round' })
    along().stroke({
      width: 2,
      color: mixed(colour, 0xffffff, 0.75),
      alpha,
      cap: 'round',
      join: 'round',
    })
  }

  close(): void {
    for (const label of this.#labels) label.close()
    this.view.destroy({ children: true })
  }

  /** Round multiples at the left, and a line for each. */
  #mark(box: Box, { top }: FlightView): void {
    const marks = marksBetween(1, top, marksAtMost)
    for (const [place, mark] of marks.entries()) {
      const { y } = inBox(box, { x: 0, y: (mark - 1) / (top - 1) })
      this.#lines
        .moveTo(box.x, y)
        .lineTo(box.x + box.width, y)
        .stroke({ width: 1, color: 0xffffff, alpha: 0.1 })
      const label = this.#label(place)
      label.view.visible = true
      label.set(this.#times(Math.round(mark * 100)))
      label.view.scale.set(labelHeight / 100)
      label.view.position.set(box.x + (label.ratio * labelHeight) / 2 + 2, y - labelHeight * 0.75)
    }
    for (const label of this.#labels.slice(marks.length)) label.view.visible = false
    this.#lines
      .moveTo(box.x, box.y + box.height)
      .lineTo(box.x + box.width, box.y + box.height)
      .stroke({ width: 1.5, color: 0xffffff, alpha: 0.28 })
  }

  #aim(box: Box, { view: { top }, targets }: Drawn): void {
    for (const target of targets) {
      if (target > top) continue
      const { y } = inBox(box, { x: 0, y: (target - 1) / (top - 1) })
      const dash = 9
      for (let x = box.x; x < box.x + box.width; x += dash * 2)
        this.#lines
          .moveTo(x, y)
          .lineTo(Math.min(box.x + box.width, x + dash), y)
          .stroke({ width: 1.5, color: this.#won, alpha: 0.75 })
    }
  }

  #label(place: number): NumberLine {
    const known = this.#labels[place]
    if (known) return known
    const label = new NumberLine()
    label.view.alpha = 0.78
    this.#labels.push(label)
    this.view.addChild(label.view)
    return label
  }
}
