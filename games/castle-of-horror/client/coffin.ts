import type { GlyphLine } from '@fairhouse/stage/screen/bitmap-font'
import { Container, Sprite } from '@fairhouse/stage/screen/parts'
import type { Box } from '@fairhouse/stage/families/slot/layout'
import type { SceneTools } from '@fairhouse/stage/families/slot/title'

/** What lies in a coffin: an amount in minor units, or the vampire. */
export type Content = number | 'vampire'

const nowhere: Box = { x: 0, y: 0, width: 1, height: 1 }

/** One coffin of the crypt; its verbs with `progress` take 0 to 1. */
export class Coffin {
  readonly view = new Container()
  readonly #tools: SceneTools
  readonly #glow: Sprite
  readonly #box: Sprite
  readonly #label: GlyphLine
  #place = nowhere
  #content: Content | null = null
  #size = 1

  constructor(tools: SceneTools) {
    this.#tools = tools
    this.#glow = new Sprite(tools.brushes.glow)
    this.#box = new Sprite(tools.textures.get('coffin-closed'))
    this.#label = tools.glyphs.line()
    for (const sprite of [this.#glow, this.#box]) sprite.anchor.set(0.5)
    this.#glow.blendMode = 'add'
    this.#glow.tint = 0xffb04a
    this.#glow.visible = false
    this.view.addChild(this.#glow, this.#box, this.#label.view)
  }

  stand(place: Box): void {
    this.#place = place
    this.#size = place.height / this.#box.texture.orig.height
    this.view.position.set(place.x + place.width / 2, place.y + place.height / 2)
    this.#box.scale.set(this.#size)
    this.#glow.setSize(place.height * 1.25)
    if (this.#content !== null) this.#write(this.#content)
  }

  /** Open, with its content, at once. */
  show(content: Content): void {
    const { textures } = this.#tools
    this.#content = content
    this.#box.texture = textures.get(content === 'vampire' ? 'coffin-vampire' : 'coffin-open')
    this.#write(content)
  }

  /** What it would have held. */
  showUnopened(content: Content): void {
    this.show(content)
    this.#box.tint = 0x6b5a60
    this.#label.view.alpha = 0.6
  }

  /** Under the pointer or the focus. */
  point(on: boolean): void {
    const lit = on && this.#content === null
    this.#glow.visible = lit
    this.#box.scale.set(lit ? this.#size * 1.07 : this.#size)
  }

  rise(progress: number): void {
    this.view.scale.set(Math.max(0.01, progress))
  }

  tremble(force: number): void {
    this.#box.rotation = Math.sin(force * 40) * 0.05 * force
  }

  /** The vampire comes nearer and goes back. */
  loom(progress: number): void {
    this.#box.scale.set(this.#size * (1 + 0.35 * Math.sin(Math.PI * Math.min(1, progress))))
  }

  /** The prize comes up. */
  reveal(progress: number): void {
    this.#write(this.#content ?? 0)
    this.#label.view.scale.set(this.#label.view.scale.x * (0.3 + 0.7 * progress))
  }

  burst(): void {
    const { sparks, textures } = this.#tools
    const { height } = this.#place
    sparks.burst({
      frames: textures.named('coin-').map((name) => textures.get(name)),
      x: this.view.x,
      y: this.view.y,
      count: 16,
      speed: [height * 0.6, height * 1.6],
      towards: -Math.PI / 2,
      spread: 0.7,
      gravity: height * 4,
      life: [0.7, 1.2],
      size: [height * 0.08, height * 0.16],
      tints: [0xffffff],
      light: false,
      turn: 1,
    })
  }

  #write(content: Content): void {
    const { glyphs, money } = this.#tools
    const { width, height } = this.#place
    this.#label.set(content === 'vampire' ? '' : money(content))
    const fitting = Math.min(
      (height * 0.2) / glyphs.lineHeight,
      width / Math.max(1, this.#label.width),
    )
    this.#label.view.scale.set(fitting)
  }
}
