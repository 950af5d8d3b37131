import type { Json } from '@fairhouse/contract/json'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { backOut, easeIn, easeOut } from '../../motion/ease.ts'
import { mixed } from '../../screen/colour.ts'
import { cue } from '../../sound/cue.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { InstantBoard } from './board.ts'
import { climbed, gaugeShare } from './gate-climb.ts'
import type { InstantEvent } from './instant-events.ts'
import { type Box, fitted } from './layout.ts'
import { NumberLine } from './number-line.ts'
import { paintIris, paintRing, paintVortex } from './paint-gate.ts'
import type { Play, PlayTools } from './play.ts'

/** Blades of the iris. */
const blades = 9
/** Radius of the gate in units of its own; everything in it is laid out in them. */
const radius = 250

/** A ring of stone with an iris: it counts up as far as chance has it, and stands open from the target on. */
export class GatePlay implements Play {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #ring: Sprite
  readonly #vortex: Sprite
  readonly #iris = new Container()
  readonly #gauge = new Graphics()
  readonly #glow: Sprite
  readonly #result = new NumberLine()
  readonly #target = new NumberLine()
  readonly #textures: readonly Texture[]
  readonly #stopTurning: () => void
  #open = 0
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #aim = 200

  constructor(tools: PlayTools) {
    this.#tools = tools
    const { colours, brushes, sharpness, motion, calm } = tools
    const size = radius * 2.7
    const [ring, vortex, blade] = [
      paintFine({ width: size, height: size, sharpness }, (brush) =>
        paintRing(brush, radius, colours),
      ),
      paintFine({ width: radius * 2, height: radius * 2, sharpness: 1 }, (brush) =>
        paintVortex(brush, radius, colours),
      ),
      paintFine({ width: radius * 1.5, height: radius * 1.5, sharpness }, (brush) =>
        paintIris(brush, radius, colours),
      ),
    ]
    this.#textures = [ring, vortex, blade]
    this.#ring = centred(ring, size)
    this.#vortex = centred(vortex, radius * 2)
    this.#glow = centred(brushes.glow, radius * 5)
    this.#glow.blendMode = 'add'
    this.#glow.tint = colours.light
    const round = new Graphics().circle(0, 0, radius * 0.985).fill(0xffffff)
    this.#iris.mask = round
    for (let place = 0; place < blades; place++) {
      const sprite = new Sprite(blade)
      sprite.setSize(radius * 1.5, radius * 1.5)
      sprite.anchor.set(0, 1)
      sprite.rotation = (place / blades) * Math.PI * 2
      this.#iris.addChild(sprite)
    }
    this.view.addChild(
      this.#glow,
      this.#vortex,
      this.#iris,
      round,
      this.#ring,
      this.#gauge,
      this.#result.view,
      this.#target.view,
    )
    this.#target.view.position.set(0, radius * 0.42)
    this.#stopTurning = motion.loop((seconds, since) => {
      if (calm) return
      this.#vortex.rotation += seconds * (0.25 + this.#open * 0.9)
      this.#glow.alpha = 0.26 + 0.05 * Math.sin(since * 1.4) + this.#open * 0.4
    })
    this.#apart(0)
  }

  show({ gate, pay }: InstantBoard, selected: Json | null): void {
    const { colours } = this.#tools
    this.#aim = gate?.target ?? targetOf(selected) ?? this.#aim
    const isWon = (pay ?? 0) > 0
    this.#apart(gate && isWon ? 1 : 0)
    this.#count(gate?.result ?? 100)
    const paid = isWon ? colours.won : colours.lost
    this.#result.tint(pay === null ? 0xffffff : paid)
    this.#result.view.alpha = gate ? 1 : 0.55
    this.#aimAt()
  }

  begin(): void {
    cue(this.#tools.sound, this.#tools.cues.charge)
    this.#apart(0)
    this.#count(100)
    this.#result.tint(0xffffff)
    this.#result.view.alpha = 1
  }

  async stage(event: InstantEvent, { after }: { readonly after: InstantBoard }): Promise<void> {
    if (event.type === 'gateOpened') return this.#rise(event.target, event.result)
    if (event.type === 'gatePaid') return this.#settle(after)
  }

  layout(box: Box): void {
    this.#box = box
    const inner = fitted(box, 1, 760)
    this.view.position.set(inner.x + inner.width / 2, inner.y + inner.height / 2)
    this.view.scale.set(inner.height / (radius * 2.75))
  }

  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width } = this.#box
    return { x: x + width / 2, top: y, width: width * 0.9 }
  }

  tiles(): { readonly boxes: readonly Box[]; readonly columns: number } {
    return { boxes: [], columns: 1 }
  }

  point(): void {}

  close(): void {
    this.#stopTurning()
    this.#result.close()
    this.#target.close()
    this.view.destroy({ children: true })
    for (const texture of this.#textures) texture.destroy(true)
  }

  /** Every result takes as long as any other: nothing is drawn out for being near the target. */
  async #rise(target: number, result: number): Promise<void> {
    const { motion, cues, sound, colours } = this.#tools
    this.#aim = target
    this.#aimAt()
    let hasMet = false
    await motion.tween(1.05, (progress) => {
      const now = climbed(result, progress)
      this.#count(now)
      if (!hasMet && now >= target) {
        hasMet = true
        cue(sound, cues.open)
        this.#result.tint(colours.won)
      }
    })
  }

  async #settle({ pay }: InstantBoard): Promise<void> {
    const { motion, sparks, brushes, colours, sound, cues } = this.#tools
    if (pay === 0) {
      cue(sound, cues.shut)
      this.#result.tint(colours.lost)
      await motion.tween(
        0.3,
        (share) =>
          this.#ring.scale.set(
            this.#scaleOf(this.#ring) * (1 - 0.02 * Math.sin(share * Math.PI * 3)),
          ),
        easeIn,
      )
      return
    }
    const { x, y } = this.view.position
    const unit = this.view.scale.x * radius
    sparks.burst({
      frames: [brushes.spark],
      x,
      y,
      count: 70,
      speed: [unit * 0.6, unit * 2.2],
      towards: -Math.PI / 2,
      spread: Math.PI,
      gravity: unit * 0.4,
      life: [0.6, 1.3],
      size: [unit * 0.06, unit * 0.2],
      tints: [colours.won, colours.light, 0xffffff],
      light: true,
    })
    await motion.tween(0.5, (share) => this.#apart(share), backOut)
    await motion.wait(0.25)
  }

  #scaleOf(sprite: Sprite): number {
    return (radius * 2.7) / Math.max(1, sprite.texture.width)
  }

  /** How far the iris stands open, 0 to 1 and a little beyond. */
  #apart(share: number): void {
    this.#open = Math.min(1, share)
    for (const [place, blade] of this.#iris.children.entries()) {
      const turn = (place / blades) * Math.PI * 2
      const away = radius * 1.15 * share
      blade.position.set(Math.cos(turn + 0.6) * away, Math.sin(turn + 0.6) * away)
      blade.rotation = turn + share * 0.5
    }
    this.#vortex.alpha = 0.35 + 0.65 * this.#open
  }

  #count(hundredths: number): void {
    this.#result.set(this.#tools.times(hundredths))
    this.#result.view.scale.set(Math.min(1.35, 3.3 / Math.max(1, this.#result.ratio)))
    this.#drawGauge(hundredths)
  }

  #aimAt(): void {
    this.#target.set(`▸ ${this.#tools.times(this.#aim)}`)
    this.#target.tint(mixed(this.#tools.colours.metal, 0xffffff, 0.4))
    this.#target.view.scale.set(0.44)
  }

  /** Around the ring: as far as it was counted on the way to the target, which stands at the top. */
  #drawGauge(hundredths: number): void {
    const { colours } = this.#tools
    const share = gaugeShare(hundredths, this.#aim)
    const from = Math.PI * 0.5
    const colour = share >= 1 ? colours.won : colours.light
    this.#gauge
      .clear()
      .arc(0, 0, radius * 1.3, 0, Math.PI * 2)
      .stroke({ width: 7, color: colours.ink, alpha: 0.7 })
    if (share > 0.004)
      this.#gauge
        .beginPath()
        .arc(0, 0, radius * 1.3, from, from + Math.PI * 2 * easeOut(Math.min(1, share)) * 0.9999)
        .stroke({ width: 9, color: colour, cap: 'round' })
  }
}

function centred(texture: Texture, size: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.setSize(size, size)
  return sprite
}

/** Hundredths of a selection; null when it is none of a gate. */
function targetOf(selected: Json | null): number | null {
  if (typeof selected !== 'object' || selected === null || !('target' in selected)) return null
  const target = selected['target']
  return typeof target === 'number' ? target : null
}
