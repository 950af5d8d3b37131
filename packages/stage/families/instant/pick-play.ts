import { drumsOf, pickBets } from '@fairhouse/contract/families/instant/pick-bets'
import type { Json } from '@fairhouse/contract/json'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { pulse } from '../../motion/ease.ts'
import { cue } from '../../sound/cue.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { InstantBoard } from './board.ts'
import { drumTurn } from './drum-turn.ts'
import type { InstantEvent } from './instant-events.ts'
import { type Box, fitted } from './layout.ts'
import type { ShownDrums } from './lottery-board.ts'
import { paintCabinet, paintDigitBall, paintSlip } from './paint-drums.ts'
import type { Play, PlayTools } from './play.ts'

/** Units in which it is laid out: a cabinet with three windows, and the slip below it. */
const width = 760
const height = 560
const windowOf = (drum: number): Box => ({ x: 62 + drum * 222, y: 62, width: 192, height: 300 })
const ball = 176
/** Distance of digits on a drum. */
const pitch = 190
const slipOf = (drum: number): Box => ({ x: 88 + drum * 222, y: 424, width: 140, height: 104 })

/** Three drums of ten balls, and a slip with the digits that are bet on. */
export class PickPlay implements Play {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #inside = new Container()
  readonly #textures: Texture[] = []
  readonly #drums: { readonly strip: Container; at: number }[] = []
  readonly #lights = new Graphics()
  readonly #slip = new Sprite()
  #slipTexture: Texture | null = null
  #slipText = ''
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  constructor(tools: PlayTools) {
    const { rules } = tools.paytable
    if (rules.game !== 'pick') throw new RangeError('this game has no drums')
    this.#tools = tools
    const { colours, sharpness } = tools
    const balls = Array.from({ length: 10 }, (_, digit) =>
      this.#own({ width: ball, height: ball, sharpness }, (brush) =>
        paintDigitBall(brush, digit, ball, colours),
      ),
    )
    const cabinet = new Sprite(
      this.#own({ width, height, sharpness }, (brush) =>
        paintCabinet(brush, { width, height, windows: [0, 1, 2].map(windowOf) }, colours),
      ),
    )
    cabinet.setSize(width, height)
    for (let drum = 0; drum < 3; drum++) {
      const { x, y, width: across, height: down } = windowOf(drum)
      const strip = new Container()
      for (const texture of balls) {
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        sprite.setSize(ball, ball)
        strip.addChild(sprite)
      }
      strip.position.set(x + across / 2, y + down / 2)
      const mask = new Graphics().roundRect(x, y, across, down, 26).fill(0xffffff)
      const ground = new Graphics().roundRect(x, y, across, down, 26).fill(colours.ink)
      strip.mask = mask
      this.#inside.addChild(ground, strip, mask)
      this.#drums.push({ strip, at: [7, 3, 9][drum] ?? 0 })
    }
    this.#inside.addChild(cabinet, this.#slip, this.#lights)
    this.view.addChild(this.#inside)
    for (const drum of this.#drums.keys()) this.#turnTo(drum, this.#drums[drum]?.at ?? 0)
  }

  show({ drums }: InstantBoard, selected: Json | null): void {
    for (const [drum, digit] of (drums?.drawn ?? []).entries()) this.#turnTo(drum, digit)
    this.#write(drums ?? selectedDrums(selected))
    this.#light(drums)
  }

  begin(): void {
    this.#lights.clear()
  }

  async stage(event: InstantEvent, { after }: { readonly after: InstantBoard }): Promise<void> {
    const { motion, sound, cues } = this.#tools
    if (event.type === 'digitsPlayed') return this.#write(after.drums)
    if (event.type === 'digitsDrawn') {
      await Promise.all(event.digits.map((digit, drum) => this.#spin(drum, digit)))
    } else if (event.type === 'digitsPaid') {
      cue(sound, event.match === 'none' ? cues.shut : cues.found)
      if (event.match === 'none') return
      await motion.tween(0.6, (share) => {
        this.#light(after.drums)
        this.#lights.alpha = 0.5 + 0.5 * pulse(share)
      })
      this.#lights.alpha = 1
    }
  }

  layout(box: Box): void {
    this.#box = fitted(box, width / height, 720)
    this.#inside.position.set(this.#box.x, this.#box.y)
    this.#inside.scale.set(this.#box.width / width)
  }

  /** Between the drums and the slip. */
  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width: across, height: down } = this.#box
    return { x: x + across / 2, top: y + down * 0.6, width: across * 0.8 }
  }

  tiles(): { readonly boxes: readonly Box[]; readonly columns: number } {
    return { boxes: [], columns: 1 }
  }

  point(): void {}

  close(): void {
    this.view.destroy({ children: true })
    for (const texture of this.#textures) texture.destroy(true)
    this.#slipTexture?.destroy(true)
  }

  #own(...painted: Parameters<typeof paintFine>): Texture {
    const texture = paintFine(...painted)
    this.#textures.push(texture)
    return texture
  }

  /** Each drum turns as long as any other draw makes it turn, whatever it comes to. */
  async #spin(drum: number, digit: number): Promise<void> {
    const known = this.#drums[drum]
    if (!known) return
    const { motion, sound, cues, calm } = this.#tools
    const turn = drumTurn(known.at, digit, drum)
    let passed = Math.floor(known.at)
    if (!calm) {
      await motion.tween(turn.seconds, (share) => {
        const at = turn.at(share)
        this.#turnTo(drum, at)
        if (Math.floor(at) === passed) return
        passed = Math.floor(at)
        if (!motion.hurrying && drum === 2) cue(sound, cues.peg, 0.9)
      })
    }
    this.#turnTo(drum, digit)
    cue(sound, cues.slot, 1 + drum * 0.12)
  }

  /** Turns a drum so that this digit, or a place between two, is in the middle. */
  #turnTo(drum: number, at: number): void {
    const known = this.#drums[drum]
    if (!known) return
    known.at = at % 10
    for (const [digit, sprite] of known.strip.children.entries()) {
      const away = ((((digit - at) % 10) + 15) % 10) - 5
      sprite.visible = Math.abs(away) < 2
      // A ball that goes away from the middle of a drum lies lower on it.
      sprite.y = Math.sin((away * Math.PI) / 6) * pitch * 1.9
      const near = Math.cos((away * Math.PI) / 6)
      sprite.scale.y = sprite.scale.x * Math.max(0.3, near)
      sprite.alpha = Math.max(0, near) ** 1.5
    }
  }

  #light(drums: ShownDrums | null): void {
    this.#lights.clear()
    if (!drums || (drums.match !== 'exact' && drums.match !== 'any')) return
    for (const drum of drumsOf[drums.bet]) {
      const { x, y, width: across, height: down } = windowOf(drum)
      this.#lights
        .roundRect(x, y, across, down, 26)
        .stroke({ width: 10, color: this.#tools.colours.won, alpha: 0.95 })
    }
  }

  /** The digits that are bet on, under the drums that they stand for. */
  #write(drums: Pick<ShownDrums, 'bet' | 'digits'> | null): void {
    const digits: (number | null)[] = [null, null, null]
    if (drums) {
      for (const [place, drum] of drumsOf[drums.bet].entries())
        digits[drum] = drums.digits[place] ?? null
    }
    const text = digits.join()
    if (text === this.#slipText) return
    this.#slipText = text
    this.#slipTexture?.destroy(true)
    const { sharpness, colours } = this.#tools
    this.#slipTexture = paintFine({ width, height, sharpness }, (brush) => {
      for (const [drum, digit] of digits.entries())
        paintSlip(brush, { ...slipOf(drum), digit }, colours)
    })
    this.#slip.texture = this.#slipTexture
    this.#slip.setSize(width, height)
  }
}

/** The digits of a selection; null when it is none of drums. */
function selectedDrums(selected: Json | null): Pick<ShownDrums, 'bet' | 'digits'> | null {
  if (typeof selected !== 'object' || selected === null || !('digits' in selected)) return null
  const { bet: named, digits } = { ...selected }
  const bet = pickBets.find((one) => one === named)
  if (bet === undefined || !Array.isArray(digits)) return null
  return { bet, digits: digits.filter((digit) => typeof digit === 'number') }
}
