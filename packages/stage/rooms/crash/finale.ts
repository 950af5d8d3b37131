import { Container, Sprite, type Texture } from 'pixi.js'
import { easeOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { Place } from './flight-view.ts'
import type { CrashColours } from './title.ts'

interface FinaleNeeds {
  readonly motion: Motion
  readonly sparks: Sparks
  readonly brushes: Brushes
  readonly wave: Texture
  readonly smoke: Texture
  readonly colours: CrashColours
  readonly calm: boolean
}

/** The end of a flight: light, two waves of pressure, wreckage that rains down, and a picture that shakes. */
export class Finale {
  readonly view = new Container()
  readonly #needs: FinaleNeeds
  readonly #flash: Sprite
  readonly #glow: Sprite
  readonly #rays: Sprite
  readonly #waves: readonly Sprite[]
  /** How far the picture is out of place. */
  readonly shake = { x: 0, y: 0 }

  constructor(needs: FinaleNeeds) {
    this.#needs = needs
    const { brushes, wave, colours } = needs
    this.#flash = createShade(0xfff2dc)
    this.#flash.blendMode = 'add'
    this.#glow = lit(brushes.glow, colours.warm)
    this.#rays = lit(brushes.rays, 0xffe0b0)
    this.#waves = [lit(wave, 0xffffff), lit(wave, colours.lost)]
    this.view.addChild(this.#glow, this.#rays, ...this.#waves, this.#flash)
    this.#hide()
  }

  layout({ width, height }: Size): void {
    this.#flash.setSize(width, height)
  }

  /** @param size of what flew; @param heat of its flight, 0 to 1. */
  async burst(at: Place, size: number, heat: number): Promise<void> {
    const { motion, calm } = this.#needs
    if (calm) return
    this.#shower(at, size, heat)
    for (const part of [this.#glow, this.#rays, ...this.#waves]) {
      part.visible = true
      part.position.set(at.x, at.y)
    }
    this.#flash.visible = true
    const strength = 0.7 + 0.6 * heat
    await motion.tween(1.5, (progress) => {
      const out = easeOut(progress)
      const left = 1 - progress
      this.#flash.alpha = 0.5 * strength * Math.max(0, 1 - progress * 5)
      this.#glow.setSize(size * (2 + 9 * out) * strength, size * (2 + 9 * out) * strength)
      this.#glow.alpha = left * left
      this.#rays.setSize(size * (3 + 9 * out), size * (3 + 9 * out))
      this.#rays.rotation = progress * 0.6
      this.#rays.alpha = 0.8 * left ** 3
      for (const [place, wave] of this.#waves.entries()) {
        const late = Math.max(0, progress - place * 0.09)
        const wide = size * (0.6 + 12 * easeOut(Math.min(1, late * 1.25))) * strength
        wave.setSize(wide, wide * (place === 0 ? 1 : 0.42))
        wave.alpha = Math.max(0, 1 - late * 1.5) ** 1.4
      }
      const shaken = size * 0.16 * strength * Math.max(0, 1 - progress * 2.2) ** 2
      this.shake.x = shaken * Math.sin(progress * 92)
      this.shake.y = shaken * Math.sin(progress * 77 + 1)
    })
    this.#hide()
  }

  #shower({ x, y }: Place, size: number, heat: number): void {
    const { sparks, brushes, smoke, colours } = this.#needs
    const all = { x, y, towards: -Math.PI / 2, spread: Math.PI }
    sparks.burst({
      ...all,
      frames: [smoke],
      count: 18,
      speed: [size * 0.3, size * 2],
      gravity: -size * 0.3,
      life: [0.9, 2],
      size: [size * 0.5, size * 1.3],
      tints: [0x2c3442, 0x4a3a3a, 0x6a4a3a],
      light: false,
      turn: 0.3,
    })
    sparks.burst({
      ...all,
      frames: [brushes.spark],
      count: 90 + Math.round(60 * heat),
      speed: [size * 0.8, size * 6.5],
      gravity: size * 4,
      life: [0.6, 1.7],
      size: [size * 0.07, size * 0.3],
      tints: [colours.warm, colours.lost, colours.hot, 0xffffff],
      light: true,
    })
  }

  #hide(): void {
    for (const part of this.view.children) part.visible = false
    this.shake.x = 0
    this.shake.y = 0
  }
}

function lit(texture: Texture, tint: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.blendMode = 'add'
  sprite.tint = tint
  return sprite
}
