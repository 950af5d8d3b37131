import { Container, Sprite } from 'pixi.js'
import { easeIn, easeOut } from '../motion/ease.ts'
import type { Size } from '../screen/open-screen.ts'
import { createShade } from '../screen/shade.ts'
import type { Box, SlotLayout } from '../families/slot/layout.ts'
import type { Choices, SceneTools } from '../families/slot/title.ts'
import { createLabels, type Labels } from './labels.ts'

/** Share of the free height that a heading takes. */
const headingShare = 0.13

/** A feature over the darkened screen, in CSS pixels: what all of them have in common. */
export abstract class Overlay {
  readonly view = new Container()
  protected readonly tools: SceneTools
  protected readonly labels: Labels
  protected readonly stand = new Container()
  readonly #shade: Sprite
  readonly #veil: number
  readonly #heading: Sprite | null
  #layout: SlotLayout | null = null

  /** @param veil how dark everything behind is, 0 to 1. */
  constructor(tools: SceneTools, veil: number, heading: string | null) {
    this.tools = tools
    this.labels = createLabels(tools.lettering, 64)
    this.#veil = veil
    this.#shade = createShade(tools.skin.plate.ground)
    this.#heading = heading === null ? null : new Sprite(this.labels.word(heading))
    this.view.addChild(this.#shade, this.stand)
    if (this.#heading) {
      this.#heading.anchor.set(0.5)
      this.view.addChild(this.#heading)
    }
    this.view.visible = false
  }

  /** Nothing to press but where a feature says so. */
  get choices(): Choices | null {
    return null
  }

  start(): void {}

  point(_choice: number | null): void {}

  layout(size: Size, layout: SlotLayout): void {
    this.#layout = layout
    this.#shade.setSize(size.width, size.height)
    this.#shade.alpha = this.#veil
    this.#placeHeading(layout)
    if (this.view.visible) this.arrange(layout)
  }

  close(): void {
    this.labels.close()
  }

  /** Another heading than the one that it was made with; of a scene that has one. */
  protected retitle(heading: string): void {
    if (!this.#heading) return
    this.#heading.texture = this.labels.word(heading)
    if (this.#layout) this.#placeHeading(this.#layout)
  }

  #placeHeading({ free }: SlotLayout): void {
    if (!this.#heading) return
    const { orig } = this.#heading.texture
    const height = free.height * headingShare
    this.#heading.scale.set(Math.min((free.width * 0.9) / orig.width, height / orig.height))
    this.#heading.position.set(free.x + free.width / 2, free.y + height * 0.6)
  }

  /** Puts everything in its place. */
  protected abstract arrange(layout: SlotLayout): void

  /** Shows or hides the feature, at once. */
  protected present(shown: boolean): void {
    this.view.visible = shown
    this.view.alpha = 1
    if (shown && this.#layout) this.arrange(this.#layout)
  }

  /** The room below the heading. */
  protected roomIn({ free, clear }: SlotLayout): Box {
    const top = Math.max(clear.y, free.y + (this.#heading ? free.height * headingShare : 0))
    return { ...free, y: top, height: free.y + free.height - top }
  }

  protected async appear(): Promise<void> {
    this.present(true)
    await this.tools.motion.tween(0.35, (progress) => (this.view.alpha = progress), easeOut)
  }

  protected async leave(): Promise<void> {
    await this.tools.motion.tween(0.35, (progress) => (this.view.alpha = 1 - progress), easeIn)
    this.present(false)
  }

  /** Coins where something was won; `x`, `y` and `size` in CSS pixels. */
  protected coins(x: number, y: number, size: number): void {
    const { sparks, skin, brushes } = this.tools
    const hasCoins = skin.coins.length > 0
    sparks.burst({
      frames: hasCoins ? skin.coins : [brushes.spark],
      x,
      y,
      count: 12,
      speed: [size * 1.5, size * 4],
      towards: -Math.PI / 2,
      spread: 0.9,
      gravity: size * 9,
      life: [0.5, 1],
      size: [size * 0.16, size * 0.32],
      tints: [0xffffff],
      light: !hasCoins,
      turn: 1,
    })
  }
}

/** Takes everything out of a container and frees it. */
export function emptied(container: Container): void {
  for (const child of container.removeChildren()) child.destroy({ children: true })
}
