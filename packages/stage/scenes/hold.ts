import { Container, Sprite, type Texture } from 'pixi.js'
import type { Prize } from '@fairhouse/contract/families/slot/events'
import { backOut, easeIn } from '../motion/ease.ts'
import type { EventOf } from '../families/slot/slot-events.ts'
import { paintPlate } from '../screen/plate.ts'
import { cue } from '../sound/cue.ts'
import type { Cell } from '../families/slot/cell.ts'
import type { Hold } from '../families/slot/features.ts'
import { JackpotPlates } from '../families/slot/jackpot-plates.ts'
import type { SlotLayout } from '../families/slot/layout.ts'
import { fit } from '../families/slot/reel.ts'
import { cellSize, lookOf } from '../families/slot/skin.ts'
import type { HoldScene, SceneTools } from '../families/slot/title.ts'
import { Overlay, emptied } from './overlay.ts'
import { numberSign, prizeSign, wordSign } from './prize-sign.ts'
import { sceneWords } from './scene-words.ts'

/** Times a second that an empty cell shows another symbol while it turns. */
const flicker = 16

export const openHold = (tools: SceneTools): HoldScene => new HoldBoard(tools)

/** A board of its own over the reels: held symbols with their prizes, empty cells that turn, spins left, jackpots. */
class HoldBoard extends Overlay implements HoldScene {
  readonly #jackpots: JackpotPlates
  readonly #plates: { readonly cell: Texture; readonly long: Texture }
  readonly #board = new Container()
  readonly #held = new Container()
  readonly #empty = new Container()
  readonly #around = new Container()
  #hold: Hold | null = null
  #turning = false

  constructor(tools: SceneTools) {
    super(tools, 0.72, null)
    this.#jackpots = new JackpotPlates(tools)
    const { plate } = tools.skin
    this.#plates = { cell: paintPlate(200, 200, plate), long: paintPlate(420, 100, plate) }
    this.stand.addChild(this.#board)
    this.#board.addChild(this.#empty, this.#held, this.#jackpots.view, this.#around)
    tools.motion.loop((_, since) => this.#turn(since))
  }

  override start(): void {
    this.#turning = true
  }

  show(hold: Hold | null): void {
    this.#turning = false
    this.#hold = hold
    this.present(hold !== null)
  }

  async open(hold: Hold): Promise<void> {
    const { motion, sound, cues } = this.tools
    this.#hold = hold
    cue(sound, cues.fanfare)
    await this.appear()
    for (const [place, one] of this.#held.children.entries()) {
      cue(sound, cues.lock, 1 + place * 0.03)
      await motion.tween(0.16, (progress) => one.scale.set(1 + 0.16 * Math.sin(Math.PI * progress)))
    }
    await motion.wait(0.4)
  }

  async step({ landed }: EventOf<'holdSpun'>, hold: Hold): Promise<void> {
    const { motion, sound, cues } = this.tools
    this.start()
    await motion.wait(0.7)
    const grew = this.#hold !== null && hold.rows > this.#hold.rows
    this.#turning = false
    this.#hold = { ...hold, held: hold.held.slice(0, hold.held.length - landed.length) }
    this.present(true)
    if (grew) await motion.wait(0.4)
    for (const { cell, prize } of landed) {
      const view = this.#coin(cell, prize)
      await motion.tween(0.22, (progress) => view.scale.set(1.9 - 0.9 * progress), easeIn)
      cue(sound, cues.lock, prize.kind === 'jackpot' ? 1.4 : 1)
      const { x, y } = view.getGlobalPosition()
      this.coins(x, y, this.#board.scale.x * cellSize * 0.6)
      await motion.wait(0.12)
    }
    this.#hold = hold
    this.present(true)
    const sign = this.#around.children.at(-1)
    await motion.tween(0.3, (progress) => sign?.scale.set(1 + 0.4 * Math.sin(Math.PI * progress)))
  }

  async ended({ full, pay }: EventOf<'holdEnded'>): Promise<void> {
    const { motion, sound, cues, money, language } = this.tools
    for (const [place, one] of this.#held.children.entries()) {
      cue(sound, cues.prize, 1 + place * 0.03)
      await motion.tween(0.14, (progress) => one.scale.set(1 + 0.2 * Math.sin(Math.PI * progress)))
    }
    emptied(this.#around)
    const { reels, rows } = this.tools.skin.shape
    const room = { width: reels * cellSize * 0.9, height: 190 }
    const sum = numberSign(this.tools, money(pay), room)
    sum.position.set((reels * cellSize) / 2, (rows * cellSize) / 2)
    this.#held.alpha = 0.25
    this.#around.addChild(sum)
    if (full) {
      const word = wordSign(this.labels, sceneWords[language].full, room)
      word.position.set(sum.x, sum.y - 180)
      this.#around.addChild(word)
    }
    await motion.tween(0.4, (progress) => sum.scale.set(progress), backOut)
    await motion.wait(1.1)
    await this.leave()
    this.#held.alpha = 1
  }

  override close(): void {
    super.close()
    this.#jackpots.close()
    this.#plates.cell.destroy(true)
    this.#plates.long.destroy(true)
  }

  protected arrange({ board, cell, free, portrait }: SlotLayout): void {
    const below = ((free.y + free.height - board.y) * cellSize) / cell - 52
    const counterAt = Math.min(this.tools.skin.shape.rows * cellSize + 40, below)
    this.#board.position.set(board.x, board.y)
    this.#board.scale.set(cell / cellSize)
    this.#jackpots.arrange(portrait)
    for (const layer of [this.#empty, this.#held, this.#around]) emptied(layer)
    const hold = this.#hold
    if (!hold) return
    for (let reel = 0; reel < this.tools.skin.shape.reels; reel++) {
      for (let row = 0; row < hold.rows; row++) this.#slot([reel, row])
    }
    for (const { cell: place, prize } of hold.held) this.#coin(place, prize)
    this.#writeAround(hold, counterAt)
  }

  #heightOf(): number {
    return (this.tools.skin.shape.rows * cellSize) / Math.max(1, this.#hold?.rows ?? 1)
  }

  #slot([reel, row]: Cell): void {
    const height = this.#heightOf()
    const plate = new Sprite(this.#plates.cell)
    plate.position.set(reel * cellSize, row * height)
    plate.setSize(cellSize, height)
    const symbol = new Sprite()
    symbol.anchor.set(0.5)
    symbol.position.set((reel + 0.5) * cellSize, (row + 0.5) * height)
    symbol.visible = false
    this.#empty.addChild(plate, symbol)
  }

  /** A held symbol with its prize. */
  #coin([reel, row]: Cell, prize: Prize): Container {
    const { skin } = this.tools
    const height = this.#heightOf()
    const size = Math.min(cellSize, height)
    const view = new Container()
    view.position.set((reel + 0.5) * cellSize, (row + 0.5) * height)
    const symbol = new Sprite(lookOf(skin, this.#hold?.symbol ?? '').still)
    symbol.anchor.set(0.5)
    fit(symbol, size / cellSize)
    const behind = new Sprite(this.#plates.long)
    behind.anchor.set(0.5)
    behind.setSize(size * 0.98, size * 0.36)
    const sign = prizeSign(this.tools, this.labels, prize, {
      width: size * 0.8,
      height: size * 0.24,
    })
    view.addChild(symbol, behind, sign)
    return this.#held.addChild(view)
  }

  /** Lights the jackpots that are held, and says below how many spins are left. */
  #writeAround({ held, left }: Hold, counterAt: number): void {
    const { skin, language } = this.tools
    const { reels } = skin.shape
    this.#jackpots.light(new Set(held.flatMap(({ prize }) => prize.jackpot ?? [])))
    const counter = this.#plate((reels * cellSize) / 2, counterAt, 460)
    const word = wordSign(this.labels, sceneWords[language].respins, { width: 290, height: 62 })
    word.x = -60
    counter.addChild(word)
    const number = numberSign(this.tools, String(left), { width: 90, height: 84 })
    number.position.set(counter.x + 165, counter.y)
    this.#around.addChild(number)
  }

  #plate(x: number, y: number, width: number): Container {
    const plate = new Container()
    plate.position.set(x, y)
    const ground = new Sprite(this.#plates.long)
    ground.anchor.set(0.5)
    ground.setSize(width, 96)
    plate.addChild(ground)
    return this.#around.addChild(plate)
  }

  /** Empty cells show what passes by. */
  #turn(since: number): void {
    if (!this.view.visible) return
    const { skin, calm } = this.tools
    const taken = new Set(this.#hold?.held.map(({ cell: [reel, row] }) => `${reel} ${row}`))
    const rows = this.#hold?.rows ?? 1
    for (const [index, symbol] of this.#empty.children.entries()) {
      const place = Math.floor(index / 2)
      if (index % 2 === 0 || !(symbol instanceof Sprite)) continue
      const isTaken = taken.has(`${Math.floor(place / rows)} ${place % rows}`)
      symbol.visible = this.#turning && !isTaken && !calm
      if (!symbol.visible) continue
      const beat = Math.floor(since * flicker + place * 0.37)
      const passing = skin.passing[(beat * 5 + place * 3) % skin.passing.length]
      if (passing) symbol.texture = lookOf(skin, passing).blurred
      fit(symbol, 0.86 * Math.min(1, this.#heightOf() / cellSize))
      symbol.alpha = 0.5
    }
  }
}
