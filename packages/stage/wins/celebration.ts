import type { Language } from '../rounds/game-stage.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeIn } from '../motion/ease.ts'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../screen/bitmap-font.ts'
import type { Brushes } from '../screen/brushes.ts'
import { type LetterStyle, paintWord } from '../screen/lettering.ts'
import type { Size } from '../screen/open-screen.ts'
import { createShade } from '../screen/shade.ts'
import type { Sparks } from '../screen/sparks.ts'
import { sceneWords } from '../scenes/scene-words.ts'
import { type Count, countSeconds, countUp } from './count-up.ts'
import { coinFountain, levelTints, sparkShower } from './showers.ts'
import type { StagedLevel } from './win-level.ts'

/** Where a celebration stands, CSS pixels. */
export interface CelebrationPlace {
  /** Room across for the word. */
  readonly width: number
  /** What was played on; the word stands in its middle. */
  readonly board: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

export interface CelebrationTools {
  readonly motion: Motion
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly sparks: Sparks
  readonly lettering: LetterStyle
  readonly language: Language
  readonly words: Readonly<Record<StagedLevel, string>>
  /** Words as baked pictures, where the title has them. */
  readonly pictures: ReadonlyMap<StagedLevel, Texture>
  readonly money: (minorUnits: number) => string
  /** Frames of a turning coin, if the title has one. */
  readonly coins: readonly Texture[]
  /** Less movement was asked for. */
  readonly calm: boolean
  /** Told when a staged level is reached while counting. */
  readonly reached: (level: StagedLevel) => void
}

/** The amount is read from as far as the word: it fills the width from about nine signs on. */
const largestAmount = 2.1

/** Seconds between showers of a grand win. */
const showerEvery = 0.45

/** Stages a win that deserves it: word, light, sparks and the counting amount. */
export class Celebration {
  readonly view = new Container()
  /** Word and amount: what flies stays behind them. */
  readonly front = new Container()
  readonly #tools: CelebrationTools
  readonly #shade = createShade(0x050208)
  readonly #centre = new Container()
  readonly #rays: Sprite
  readonly #glow: Sprite
  readonly #word = new Sprite()
  readonly #amount: GlyphLine
  #size: Size = { width: 1, height: 1 }
  #painted: Texture | null = null
  #shown: StagedLevel | null = null

  constructor(tools: CelebrationTools) {
    this.#tools = tools
    this.#rays = light(tools.brushes.rays, 1500)
    this.#glow = light(tools.brushes.glow, 1300)
    this.#amount = tools.glyphs.line()
    this.#amount.view.y = 110
    this.#word.anchor.set(0.5)
    this.#word.y = -110
    this.#centre.addChild(this.#rays, this.#glow)
    this.front.addChild(this.#word, this.#amount.view)
    this.view.addChild(this.#shade, this.#centre)
    this.view.visible = false
    this.front.visible = false
    tools.motion.loop((seconds) => {
      if (this.view.visible && !tools.calm) this.#rays.rotation += seconds * 0.25
    })
  }

  /** @param win and `stake` in minor units. */
  async celebrate(level: StagedLevel, win: number, stake: number): Promise<void> {
    const { motion } = this.#tools
    const grand = level !== 'nice'
    await this.#appear(grand, () => this.#announce('nice'))
    const stopShowers = grand ? this.#keepShowering() : () => {}
    const show = (count: Count): void => this.#count(count)
    await countUp({ motion, win, stake, seconds: countSeconds[level], show })
    const settled = this.#amount.view.scale.x
    await motion.tween(0.35, (progress) =>
      this.#amount.view.scale.set(settled * (1 + 0.14 * Math.sin(Math.PI * progress))),
    )
    await motion.wait(grand ? 1.4 : 0.7)
    stopShowers()
    await this.#leave()
  }

  /** @param name of the jackpot; `win` in minor units, 0 where the house's meter says it later. */
  async jackpot(name: string, win: number): Promise<void> {
    const { motion, lettering, language, money, reached } = this.#tools
    await this.#appear(true, () => {
      this.#shown = 'epic'
      this.#paint(paintWord(sceneWords[language].jackpot(name.toUpperCase()), lettering))
      this.#tint('epic')
      this.#grow('epic')
    })
    reached('epic')
    const stopShowers = this.#keepShowering()
    await motion.tween(win > 0 ? 3 : 1.6, (progress) => {
      this.#write(win > 0 ? money(progress < 1 ? Math.floor(win * progress) : win) : '')
    })
    await motion.wait(1.6)
    stopShowers()
    await this.#leave()
  }

  layout(size: Size, { board, width }: CelebrationPlace): void {
    this.#size = size
    this.#shade.setSize(size.width, size.height)
    for (const part of [this.#centre, this.front]) {
      part.position.set(board.x + board.width / 2, board.y + board.height / 2)
      part.scale.set(width / 1000)
    }
  }

  close(): void {
    this.#painted?.destroy(true)
  }

  async #leave(): Promise<void> {
    const both = [this.view, this.front]
    await this.#tools.motion.tween(
      0.3,
      (progress) => {
        for (const part of both) part.alpha = 1 - progress
      },
      easeIn,
    )
    for (const part of both) {
      part.visible = false
      part.alpha = 1
    }
  }

  /** @param name writes the word over the amount: what it begins with outlives the coming of the light. */
  async #appear(grand: boolean, name: () => void): Promise<void> {
    this.#shown = null
    this.#amount.set('')
    this.#rays.visible = grand
    this.view.visible = true
    this.front.visible = true
    name()
    await this.#tools.motion.tween(0.25, (progress) => {
      this.#shade.alpha = progress * (grand ? 0.76 : 0.6)
      this.#centre.alpha = progress
      this.front.alpha = progress
      this.#glow.alpha = progress * 0.8
    })
  }

  #count({ amount, level }: Count): void {
    this.#write(this.#tools.money(amount))
    if (level) this.#announce(level)
  }

  #announce(level: StagedLevel): void {
    if (level === this.#shown) return
    this.#shown = level
    this.#name(level)
    this.#tint(level)
    this.#tools.reached(level)
    this.#grow(level)
  }

  /** The word springs up to its full width, amid a shower. */
  #grow(level: StagedLevel): void {
    const full = 900 / Math.max(1, this.#word.texture.orig.width)
    void this.#tools.motion.tween(
      0.45,
      (progress) => this.#word.scale.set(full * (0.3 + 0.7 * progress)),
      backOut,
    )
    this.#shower(level)
  }

  #tint(level: StagedLevel): void {
    this.#rays.tint = levelTints[level]
    this.#glow.tint = levelTints[level]
  }

  #write(amount: string): void {
    this.#amount.set(amount)
    this.#amount.view.scale.set(Math.min(largestAmount, 900 / Math.max(1, this.#amount.width)))
  }

  #name(level: StagedLevel): void {
    const { pictures, words, lettering } = this.#tools
    const picture = pictures.get(level)
    if (!picture) return this.#paint(paintWord(words[level], lettering))
    this.#word.texture = picture
    this.#painted?.destroy(true)
    this.#painted = null
  }

  #paint(word: Texture): void {
    const old = this.#painted
    this.#painted = word
    this.#word.texture = word
    old?.destroy(true)
  }

  #shower(level: StagedLevel): void {
    const { sparks, brushes, coins } = this.#tools
    if (coins.length > 0 && level !== 'nice') sparks.burst(coinFountain(coins, this.#size, level))
    sparks.burst(sparkShower(brushes.spark, this.#size, level))
  }

  #keepShowering(): () => void {
    let due = 0
    return this.#tools.motion.loop((seconds) => {
      due += seconds
      if (due < showerEvery || !this.#shown) return
      due = 0
      this.#shower(this.#shown)
    })
  }
}

function light(texture: Texture, size: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.setSize(size)
  sprite.blendMode = 'add'
  sprite.alpha = 0.75
  return sprite
}
