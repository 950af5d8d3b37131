import { backOut, easeIn, pulse } from '@fairhouse/stage/motion/ease'
import type { EventOf } from '@fairhouse/stage/families/slot/slot-events'
import type { GlyphLine } from '@fairhouse/stage/screen/bitmap-font'
import { paintWord } from '@fairhouse/stage/screen/lettering'
import type { Size } from '@fairhouse/stage/screen/open-screen'
import { Container, Sprite, type Texture } from '@fairhouse/stage/screen/parts'
import { createShade } from '@fairhouse/stage/screen/shade'
import type { Pick } from '@fairhouse/stage/families/slot/features'
import type { Box, SlotLayout } from '@fairhouse/stage/families/slot/layout'
import type { Choices, PickScene, SceneTools } from '@fairhouse/stage/families/slot/title'
import { Coffin } from './coffin.ts'
import { coffinPlaces } from './coffin-places.ts'
import { sceneWords } from './names.ts'

/** How dark the reels are behind the coffins. */
const veil = 0.88

/** The crypt: closed coffins, prizes in most of them, a vampire in some. */
export class Crypt implements PickScene {
  readonly view = new Container()
  readonly #tools: SceneTools
  readonly #shade = createShade(0x0b0206)
  readonly #stand = new Container()
  readonly #heading: Texture
  readonly #title: Sprite
  readonly #sum: GlyphLine
  #coffins: readonly Coffin[] = []
  #places: readonly Box[] = []
  #layout: SlotLayout | null = null

  constructor(tools: SceneTools) {
    this.#tools = tools
    this.#heading = paintWord(sceneWords[tools.language].choose, tools.lettering)
    this.#title = new Sprite(this.#heading)
    this.#title.anchor.set(0.5)
    this.#sum = tools.glyphs.line()
    this.view.addChild(this.#shade, this.#title, this.#stand, this.#sum.view)
    this.view.visible = false
  }

  get choices(): Choices | null {
    return this.view.visible ? { action: 'pick', places: this.#places } : null
  }

  /** Nothing turns before the answer: a coffin opens when it is known what it holds. */
  start(): void {}

  show(pick: Pick | null): void {
    this.view.visible = pick !== null
    this.#shade.alpha = veil
    if (!pick) return this.#clear()
    this.#build(pick)
    this.#sum.set(pick.pay > 0 ? this.#tools.money(pick.pay) : '')
    for (const { choice, ends, pay } of pick.opened) {
      this.#coffins[choice]?.show(ends ? 'vampire' : pay)
    }
  }

  async open(pick: Pick): Promise<void> {
    const { motion, sound } = this.#tools
    this.show(pick)
    sound.play('coffin-creak')
    await motion.tween(0.35, (progress) => {
      this.#shade.alpha = veil * progress
      this.#title.alpha = progress
      this.#stand.alpha = progress
    })
    await Promise.all(
      this.#coffins.map(async (coffin, choice) => {
        await motion.wait(choice * 0.035)
        await motion.tween(0.3, (progress) => coffin.rise(progress), backOut)
      }),
    )
  }

  async step({ choice, ends, pay }: EventOf<'picked'>, pick: Pick): Promise<void> {
    const { motion, sound, money } = this.#tools
    const coffin = this.#coffins[choice]
    if (!coffin) return
    coffin.point(false)
    await motion.tween(0.3, (progress) => coffin.tremble(progress), pulse)
    coffin.show(ends ? 'vampire' : pay)
    sound.play(ends ? 'vampire-hiss' : 'coffin-prize')
    if (ends) {
      const loom = motion.tween(0.5, (progress) => coffin.loom(progress), backOut)
      await Promise.all([this.#shake(), loom])
      return motion.wait(0.5)
    }
    coffin.burst()
    await motion.tween(0.45, (progress) => coffin.reveal(progress), backOut)
    this.#sum.set(money(pick.pay))
  }

  async ended({ unopened }: EventOf<'pickEnded'>): Promise<void> {
    const { motion } = this.#tools
    for (const { choice, ends, pay } of unopened) {
      this.#coffins[choice]?.showUnopened(ends ? 'vampire' : pay)
    }
    await motion.wait(2.2)
    await motion.tween(0.4, (progress) => (this.view.alpha = 1 - progress), easeIn)
    this.view.visible = false
    this.view.alpha = 1
  }

  point(choice: number | null): void {
    for (const [index, coffin] of this.#coffins.entries()) coffin.point(index === choice)
  }

  layout(size: Size, layout: SlotLayout): void {
    this.#layout = layout
    this.#shade.setSize(size.width, size.height)
    this.#arrange()
  }

  close(): void {
    this.#heading.destroy(true)
  }

  #clear(): void {
    for (const coffin of this.#stand.removeChildren()) coffin.destroy({ children: true })
    this.#coffins = []
  }

  #build(pick: Pick): void {
    if (this.#coffins.length === pick.choices) return
    this.#clear()
    this.#coffins = Array.from({ length: pick.choices }, () => new Coffin(this.#tools))
    for (const coffin of this.#coffins) this.#stand.addChild(coffin.view)
    this.#arrange()
  }

  #arrange(): void {
    if (!this.#layout || this.#coffins.length === 0) return
    const { free } = this.#layout
    this.#places = coffinPlaces(this.#coffins.length, free)
    for (const [choice, coffin] of this.#coffins.entries()) {
      const place = this.#places[choice]
      if (place) coffin.stand(place)
    }
    const line = free.height * 0.075
    const middle = free.x + free.width / 2
    const { width, height } = this.#heading
    this.#title.scale.set(Math.min((free.width * 0.62) / width, (line * 1.5) / height))
    this.#title.position.set(middle, free.y + line)
    this.#sum.view.position.set(middle, free.y + line * 2.05)
    this.#sum.view.scale.set((line * 0.62) / this.#tools.glyphs.lineHeight)
  }

  #shake(): Promise<void> {
    const { motion, calm } = this.#tools
    return motion.tween(calm ? 0 : 0.5, (progress) => {
      const force = (1 - progress) * 14
      this.#stand.position.set(Math.sin(progress * 60) * force, Math.cos(progress * 47) * force)
    })
  }
}
