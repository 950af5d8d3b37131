import { Container, Sprite, type Texture } from 'pixi.js'
import type { Brushes } from '../../screen/brushes.ts'
import { mixed } from '../../screen/colour.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { CrashColours } from './title.ts'

interface FlyerNeeds {
  readonly picture: Texture
  readonly flame: Texture
  readonly smoke: Texture
  readonly brushes: Brushes
  readonly sparks: Sparks
  readonly colours: CrashColours
  readonly calm: boolean
}

/** Where it is, how it is turned (radians from upright), and how heated its flight is, 0 to 1. */
export interface FlyerAt {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly heat: number
  /** Height on screen. */
  readonly size: number
}

const sparksASecond = 46
const puffsASecond = 9

/** What flies: with a fire that grows with the heat, and what it leaves behind. */
export class Flyer {
  readonly view = new Container()
  readonly #body: Sprite
  readonly #flames: readonly Sprite[]
  readonly #light: Sprite
  readonly #needs: FlyerNeeds
  #since = 0
  #owedSparks = 0
  #owedPuffs = 0

  constructor(needs: FlyerNeeds) {
    this.#needs = needs
    this.#body = new Sprite(needs.picture)
    this.#body.anchor.set(0.5, 0.58)
    this.#light = new Sprite(needs.brushes.glow)
    this.#light.anchor.set(0.5)
    this.#light.blendMode = 'add'
    this.#flames = [0, 1].map(() => {
      const flame = new Sprite(needs.flame)
      flame.anchor.set(0.5, 0)
      flame.blendMode = 'add'
      return flame
    })
    this.view.addChild(this.#light, ...this.#flames, this.#body)
    this.view.visible = false
  }

  hide(): void {
    this.view.visible = false
  }

  /** On the ground, engines off. */
  stand({ x, y, turn, size }: FlyerAt, seconds: number): void {
    this.#since += seconds
    this.#set({ x, y, turn, size })
    for (const flame of this.#flames) flame.visible = false
    this.#light.alpha = this.#needs.calm ? 0.3 : 0.26 + 0.1 * Math.sin(this.#since * 3)
  }

  fly(at: FlyerAt, seconds: number): void {
    const { calm, colours } = this.#needs
    this.#since += seconds
    const shaken = calm ? 0 : (0.006 + 0.014 * at.heat) * at.size
    this.#set({
      ...at,
      x: at.x + shaken * Math.sin(this.#since * 61),
      y: at.y + shaken * Math.sin(this.#since * 47 + 1),
    })
    const flicker = calm
      ? 1
      : 1 + 0.12 * Math.sin(this.#since * 38) + 0.07 * Math.sin(this.#since * 71)
    for (const [place, flame] of this.#flames.entries()) {
      flame.visible = true
      const wide = place === 0 ? 0.5 : 0.28
      const long = (place === 0 ? 0.75 + 0.75 * at.heat : 0.45 + 0.4 * at.heat) * flicker
      flame.setSize(at.size * wide, at.size * long)
      flame.position.set(0, at.size * 0.36)
      flame.tint = place === 0 ? mixed(colours.warm, colours.hot, at.heat) : 0xfff0c0
      flame.alpha = place === 0 ? 0.85 : 1
    }
    this.#light.alpha = 0.4 + 0.35 * at.heat
    this.#light.tint = mixed(colours.warm, colours.hot, at.heat)
    if (!calm) this.#trail(at, seconds)
  }

  #set({ x, y, turn, size }: Omit<FlyerAt, 'heat'>): void {
    const { texture } = this.#body
    this.view.visible = true
    this.view.position.set(x, y)
    this.view.rotation = turn
    this.#body.scale.set(size / Math.max(1, texture.height))
    this.#light.setSize(size * 2.9, size * 2.9)
  }

  #trail({ x, y, turn, heat, size }: FlyerAt, seconds: number): void {
    const { sparks, brushes, smoke, colours } = this.#needs
    this.#owedSparks += seconds * sparksASecond * (0.5 + heat)
    this.#owedPuffs += seconds * puffsASecond
    const [count, puffs] = [Math.floor(this.#owedSparks), Math.floor(this.#owedPuffs)]
    this.#owedSparks -= count
    this.#owedPuffs -= puffs
    const behind = { x: x - Math.sin(turn) * size * 0.5, y: y + Math.cos(turn) * size * 0.5 }
    const towards = turn + Math.PI / 2
    if (count > 0)
      sparks.burst({
        ...behind,
        frames: [brushes.spark],
        count,
        speed: [size * 1.6, size * 4],
        towards,
        spread: 0.34,
        gravity: size * 0.9,
        life: [0.3, 0.8],
        size: [size * 0.05, size * 0.16],
        tints: [colours.warm, colours.hot, 0xffffff],
        light: true,
      })
    if (puffs > 0)
      sparks.burst({
        ...behind,
        frames: [smoke],
        count: puffs,
        speed: [size * 0.5, size * 1.2],
        towards,
        spread: 0.5,
        gravity: size * 0.2,
        life: [0.7, 1.3],
        size: [size * 0.22, size * 0.5],
        tints: [0x5b6b80, 0x46566a],
        light: false,
        turn: 0.2,
      })
  }
}
