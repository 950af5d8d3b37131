import type { Prize } from '@fairhouse/contract/families/slot/events'
import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeInOut } from '../motion/ease.ts'
import type { EventOf } from '../families/slot/slot-events.ts'
import { paintPlate } from '../screen/plate.ts'
import { cue } from '../sound/cue.ts'
import type { Trail } from '../families/slot/features.ts'
import type { SlotLayout } from '../families/slot/layout.ts'
import { fit } from '../families/slot/reel.ts'
import { cellSize, lookOf } from '../families/slot/skin.ts'
import type { Choices, SceneTools, TrailScene } from '../families/slot/title.ts'
import { Overlay, emptied } from './overlay.ts'
import { numberSign, placeSign, wordSign } from './prize-sign.ts'
import { sceneWords } from './scene-words.ts'
import { trailPlaces } from './trail-places.ts'

/** Rims of places that do more than pay. */
const lights: Partial<Record<Prize['kind'], number>> = {
  end: 0xff6a55,
  again: 0x6fd0ff,
  multiply: 0x7be08a,
  jackpot: 0xffc53a,
}

/** @param token the symbol that hops from place to place. */
export const openTrail =
  (token: string) =>
  (tools: SceneTools): TrailScene =>
    new Board(tools, token)

/** Places one after the other, a token that hops along them, and rolls that are left. */
class Board extends Overlay implements TrailScene {
  readonly #plate: Texture
  readonly #places = new Container()
  readonly #token: Sprite
  readonly #say = new Container()
  #trail: Trail | null = null
  #layout: SlotLayout | null = null
  #rolling = false

  constructor(tools: SceneTools, token: string) {
    super(tools, 0.86, null)
    this.#plate = paintPlate(200, 140, tools.skin.plate)
    this.#token = new Sprite(lookOf(tools.skin, token).still)
    this.#token.anchor.set(0.5, 0.9)
    this.stand.addChild(this.#places, this.#say, this.#token)
    tools.motion.loop((_, since) => {
      if (this.#rolling && !tools.calm) this.#token.rotation = 0.12 * Math.sin(since * 22)
    })
  }

  override get choices(): Choices | null {
    const layout = this.#layout
    if (!this.view.visible || !layout || this.#rolling) return null
    return { action: 'roll', places: [layout.board] }
  }

  override start(): void {
    this.#rolling = true
  }

  show(trail: Trail | null): void {
    this.#stop()
    this.#trail = trail
    this.present(trail !== null)
  }

  async open(trail: Trail): Promise<void> {
    const { sound, cues, motion } = this.tools
    this.#trail = trail
    cue(sound, cues.fanfare)
    await this.appear()
    await motion.wait(0.4)
  }

  /** The die is told by how far the token goes: a trail only ever leads on. */
  async step({ place, pay }: EventOf<'trailMoved'>, trail: Trail): Promise<void> {
    const { motion, sound, cues, money } = this.tools
    this.#stop()
    const from = this.#trail?.place ?? -1
    await this.#announce(String(place - from), 0.5)
    for (let hop = from; hop < place; hop++) await this.#hop(hop, hop + 1)
    this.#trail = trail
    this.#light(place)
    const { x, y } = this.#token
    cue(sound, trail.places[place]?.kind === 'end' ? cues.lose : cues.prize)
    if (pay > 0) {
      this.coins(x, y, this.#token.width * 0.5)
      await this.#announce(money(pay), 0.7)
    } else await motion.wait(0.6)
    this.present(true)
  }

  async ended({ pay }: EventOf<'trailEnded'>): Promise<void> {
    await this.#announce(this.tools.money(pay), 1.2)
    await this.leave()
  }

  override close(): void {
    super.close()
    this.#plate.destroy(true)
  }

  protected arrange(layout: SlotLayout): void {
    this.#layout = layout
    emptied(this.#places)
    emptied(this.#say)
    const trail = this.#trail
    if (!trail) return
    const boxes = trailPlaces(trail.places.length, layout.clear)
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      const prize = trail.places[index]
      if (!prize) continue
      const place = new Container()
      place.position.set(x + width / 2, y + height / 2)
      const plate = new Sprite(this.#plate)
      plate.anchor.set(0.5)
      plate.setSize(width, height)
      plate.tint = lights[prize.kind] ?? 0xffffff
      place.addChild(plate, placeSign(this.tools, this.labels, prize, { width, height }))
      this.#places.addChild(place)
    }
    const [first] = boxes
    fit(this.#token, (0.72 * (first?.height ?? cellSize)) / cellSize)
    this.#stand(trail.place ?? -1)
    this.#light(trail.place)
    this.#writeRolls(trail.rollsLeft, layout)
  }

  #writeRolls(left: number, { free }: SlotLayout): void {
    const height = Math.min(free.width * 0.1, free.height * 0.07)
    const words = sceneWords[this.tools.language]
    const word = wordSign(this.labels, words.rolls, { width: height * 4, height })
    const number = numberSign(this.tools, String(left), {
      width: height * 1.5,
      height: height * 1.3,
    })
    const y = free.y + free.height - height * 0.7
    word.position.set(free.x + free.width / 2 - height, y)
    number.position.set(free.x + free.width / 2 + height * 1.8, y)
    this.#say.addChild(word, number)
  }

  #stop(): void {
    this.#rolling = false
    this.#token.rotation = 0
  }

  #stand(place: number): void {
    const at = this.#at(place)
    this.#token.position.set(at.x, at.y)
  }

  /** Before the first place the token waits above it. */
  #at(place: number): { x: number; y: number } {
    const view = this.#places.children[Math.max(0, place)]
    const { x, y } = view?.position ?? { x: 0, y: 0 }
    return place < 0 ? { x, y: y - this.#token.height * 0.45 } : { x, y }
  }

  async #hop(from: number, to: number): Promise<void> {
    const { motion, sound, cues } = this.tools
    const [start, end] = [this.#at(from), this.#at(to)]
    const high = this.#token.height * 0.55
    cue(sound, cues.tick, 1 + to * 0.01)
    await motion.tween(
      0.26,
      (progress) => {
        this.#token.x = start.x + (end.x - start.x) * progress
        this.#token.y = start.y + (end.y - start.y) * progress - high * Math.sin(Math.PI * progress)
      },
      easeInOut,
    )
  }

  #light(place: number | null): void {
    for (const [index, view] of this.#places.children.entries()) {
      view.scale.set(index === place ? 1.08 : 1)
      view.alpha = place === null || index >= place ? 1 : 0.55
    }
  }

  async #announce(text: string, seconds: number): Promise<void> {
    const { motion } = this.tools
    const board = this.#layout?.board
    if (!board) return
    const sign = numberSign(this.tools, text, {
      width: board.width * 0.8,
      height: board.width * 0.22,
    })
    sign.position.set(board.x + board.width / 2, board.y + board.height / 2)
    this.#say.addChild(sign)
    const full = sign.scale.x
    await motion.tween(0.3, (progress) => sign.scale.set(full * progress), backOut)
    await motion.wait(seconds)
    sign.destroy({ children: true })
  }
}
