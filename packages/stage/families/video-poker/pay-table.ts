import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { Container, Sprite, type Texture } from 'pixi.js'
import { colourOf, cssColour, mixed } from '../../screen/colour.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { Box } from './layout.ts'
import { drawRow, type PayRow } from './pay-row.ts'
import type { VideoPokerTitle } from './title.ts'

/** How strongly a row is lit: `made` for what is on the table and may still be thrown away, `won` for what was paid. */
export type RowLight = 'made' | 'won'

/** The panel is so much higher than its rows, above and below, CSS pixels: the first and the last would touch its rim. */
const bleed = 4
const lightInk = '#fdf6e3'
const darkInk = '#1c1204'

/** The pay table as a panel of painted rows; the row of the hand that lies there is lit. */
export class PayTable {
  readonly view = new Container()
  readonly #look: VideoPokerTitle['panel']
  readonly #sharpness: number
  readonly #panel = new Sprite()
  readonly #lit = new Sprite()
  #box: Box = { left: 0, top: 0, width: 1, height: 1 }
  #rows: readonly PayRow[] = []
  #light: { readonly hand: PokerHand; readonly as: RowLight } | null = null
  #tally: ReadonlyMap<PokerHand, number> = new Map()
  #tallied = ''
  /** What the lit row shows, so that it is painted once. */
  #drawnLight = ''
  #panelTexture: Texture | null = null
  #litTexture: Texture | null = null

  /** @param sharpness pixels of the screen for a CSS pixel. */
  constructor(look: VideoPokerTitle['panel'], sharpness: number) {
    this.#look = look
    this.#sharpness = sharpness
    this.view.addChild(this.#panel, this.#lit)
  }

  rows(rows: readonly PayRow[]): void {
    this.#rows = rows
    this.#draw()
  }

  stand(box: Box): void {
    this.#box = box
    this.#draw()
  }

  /** Lights the row of a hand; null lights none. */
  light(hand: PokerHand | null, as: RowLight = 'made'): void {
    this.#light = hand && { hand, as }
    this.#drawLight()
  }

  /** How many hands each row has paid, of a game of several; an empty map takes the numbers away. */
  tally(counts: ReadonlyMap<PokerHand, number>): void {
    const next = JSON.stringify([...counts])
    if (next === this.#tallied) return
    this.#tallied = next
    this.#tally = counts
    this.#draw()
  }

  /** Brightness of the lit row, for a pulse: 1 as it rests. */
  pulse(share: number): void {
    this.#lit.alpha = share
  }

  close(): void {
    this.view.destroy({ children: true })
    this.#panelTexture?.destroy(true)
    this.#litTexture?.destroy(true)
  }

  #draw(): void {
    const { left, top, width, height } = this.#box
    if (this.#rows.length === 0 || width < 2) return
    this.#panelTexture?.destroy(true)
    const size = { width, height: height + bleed * 2 }
    this.#panelTexture = this.#paint(size, (brush) => this.#drawPanel(brush, size))
    this.#panel.texture = this.#panelTexture
    this.#panel.position.set(left, top - bleed)
    this.#panel.setSize(size.width, size.height)
    this.#drawLight()
  }

  #drawLight(): void {
    const light = this.#light
    const key = JSON.stringify([light, this.#box, this.#rows])
    if (key === this.#drawnLight && light !== null) {
      this.#lit.alpha = 1
      return
    }
    this.#drawnLight = key
    const place = this.#rows.findIndex(({ hand }) => hand === light?.hand)
    this.#lit.visible = light !== null && place >= 0
    this.#lit.alpha = 1
    const row = this.#rows[place]
    if (!light || !row) return
    const { left, top, width } = this.#box
    const height = this.#rowHeight
    this.#litTexture?.destroy(true)
    this.#litTexture = this.#paint({ width, height }, (brush) => {
      drawLit(brush, { width, height }, { light: this.#look.light, isWon: light.as === 'won' })
      drawRow(brush, row, {
        width,
        height,
        top: 0,
        ink: light.as === 'won' ? darkInk : lightInk,
        tally: null,
      })
    })
    this.#lit.texture = this.#litTexture
    this.#lit.position.set(left, top + place * height)
    this.#lit.setSize(width, height)
  }

  get #rowHeight(): number {
    return this.#box.height / Math.max(1, this.#rows.length)
  }

  #paint(
    size: { readonly width: number; readonly height: number },
    draw: (brush: CanvasRenderingContext2D) => void,
  ): Texture {
    return paintFine({ ...size, sharpness: this.#sharpness }, draw)
  }

  #drawPanel(
    brush: CanvasRenderingContext2D,
    { width, height }: { readonly width: number; readonly height: number },
  ): void {
    const ground = colourOf(this.#look.ground)
    const round = Math.min(14, height * 0.06)
    brush.beginPath()
    brush.roundRect(0.5, 0.5, width - 1, height - 1, round)
    const fall = brush.createLinearGradient(0, 0, 0, height)
    fall.addColorStop(0, cssColour(mixed(ground, 0xffffff, 0.06), 0.94))
    fall.addColorStop(1, cssColour(mixed(ground, 0, 0.35), 0.94))
    brush.fillStyle = fall
    brush.fill()
    brush.save()
    brush.clip()
    const row = this.#rowHeight
    for (const [place, of] of this.#rows.entries()) {
      const top = bleed + place * row
      if (place % 2 === 1) {
        brush.fillStyle = 'rgba(255,255,255,0.045)'
        brush.fillRect(0, top, width, row)
      }
      const count = this.#tally.get(of.hand)
      const tally = count === undefined ? null : { count, light: this.#look.light }
      drawRow(brush, of, { width, height: row, top, ink: lightInk, tally })
    }
    brush.restore()
    brush.beginPath()
    brush.roundRect(0.5, 0.5, width - 1, height - 1, round)
    brush.strokeStyle = cssColour(colourOf(this.#look.light), 0.55)
    brush.lineWidth = 1.25
    brush.stroke()
  }
}

function drawLit(
  brush: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  { light, isWon }: { readonly light: string; readonly isWon: boolean },
): void {
  const colour = colourOf(light)
  const inset = Math.min(4, width * 0.01)
  brush.beginPath()
  brush.roundRect(inset, 1, width - inset * 2, height - 2, Math.min(8, height * 0.25))
  if (isWon) {
    const fall = brush.createLinearGradient(0, 0, 0, height)
    fall.addColorStop(0, cssColour(mixed(colour, 0xffffff, 0.5)))
    fall.addColorStop(1, cssColour(colour))
    brush.fillStyle = fall
    brush.fill()
    return
  }
  brush.fillStyle = cssColour(mixed(colour, 0, 0.72))
  brush.fill()
  brush.lineWidth = 1.5
  brush.strokeStyle = cssColour(colour)
  brush.stroke()
}
