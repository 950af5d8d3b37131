import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeIn } from '../motion/ease.ts'
import type { EventOf } from '../families/slot/slot-events.ts'
import type { GlyphLine } from '../screen/bitmap-font.ts'
import { paintWord } from '../screen/lettering.ts'
import type { Size } from '../screen/open-screen.ts'
import { createShade } from '../screen/shade.ts'
import type { SlotBoard } from '../families/slot/board-shape.ts'
import type { SlotLayout } from '../families/slot/layout.ts'
import type { FreeSpinsScene, SceneTools } from '../families/slot/title.ts'
import { cue } from '../sound/cue.ts'
import { sceneWords } from './scene-words.ts'
import { Plaque } from './plaque.ts'

/** How dark everything else is behind an announcement. */
const veil = 0.62
/** Width of the word and of what stands below it, in board units. */
const widths = { word: 760, number: 820 } as const

/** Intro, counter and summary of free spins, in the title's colours. */
export class FreeSpins implements FreeSpinsScene {
  readonly view = new Container()
  readonly #tools: SceneTools
  readonly #shade = createShade(0x060306)
  readonly #centre = new Container()
  readonly #title: Sprite
  readonly #number: GlyphLine
  readonly #plaque: Plaque
  /** Painted for languages without a baked word; freed with the scene. */
  readonly #painted: Texture | null

  constructor(tools: SceneTools) {
    const { language, lettering, textures, brushes, glyphs, skin } = tools
    this.#tools = tools
    const baked = language === 'en' && textures.has('free-spins')
    this.#painted = baked ? null : paintWord(sceneWords[language].freeSpins, lettering)
    const word = this.#painted ?? textures.get('free-spins')
    this.#title = new Sprite(word)
    this.#number = glyphs.line()
    this.#plaque = new Plaque(tools, word)
    const glow = new Sprite(brushes.glow)
    glow.setSize(1100)
    glow.tint = skin.suspenseLight
    glow.blendMode = 'add'
    for (const sprite of [glow, this.#title]) sprite.anchor.set(0.5)
    this.#title.y = -110
    this.#number.view.y = 70
    this.#centre.addChild(glow, this.#title, this.#number.view)
    this.view.addChild(this.#plaque.view, this.#shade, this.#centre)
    this.#centre.visible = false
    this.#shade.alpha = 0
  }

  show({ freeSpins, mode }: SlotBoard): void {
    this.#plaque.view.visible = mode === 'free' && freeSpins !== null
    this.#plaque.count(freeSpins?.left ?? 0)
  }

  async awarded({ count, left }: EventOf<'freeSpinsAwarded'>, more: boolean): Promise<void> {
    const { sound, cues } = this.#tools
    cue(sound, more ? cues.more : cues.fanfare)
    if (!more) return this.#announce(String(count), 1.6)
    this.#plaque.count(left)
    await this.#plaque.flash()
  }

  ended({ pay }: EventOf<'freeSpinsEnded'>): Promise<void> {
    return this.#announce(this.#tools.money(pay), 1.8)
  }

  layout(size: Size, layout: SlotLayout): void {
    const { board, cell, free } = layout
    this.#shade.setSize(size.width, size.height)
    this.#centre.position.set(board.x + board.width / 2, board.y + board.height / 2)
    this.#centre.scale.set(Math.min(cell / 200, free.width / 860))
    this.#plaque.layout(layout)
  }

  close(): void {
    this.#painted?.destroy(true)
    this.#plaque.close()
  }

  async #announce(text: string, seconds: number): Promise<void> {
    const { motion } = this.#tools
    this.#number.set(text)
    this.#centre.visible = true
    const full = Math.min(2.2, widths.number / Math.max(1, this.#number.width))
    const word = widths.word / this.#title.texture.orig.width
    await motion.tween(
      0.5,
      (progress) => {
        this.#fade(Math.min(1, progress))
        this.#title.scale.set(word * (0.4 + 0.6 * progress))
        this.#number.view.scale.set(full * (0.4 + 0.6 * progress))
      },
      backOut,
    )
    await motion.wait(seconds)
    await motion.tween(0.35, (progress) => this.#fade(1 - progress), easeIn)
    this.#centre.visible = false
  }

  #fade(part: number): void {
    this.#centre.alpha = part
    this.#shade.alpha = veil * part
  }
}
