import { Container, Sprite, type Texture } from 'pixi.js'
import type { EventOf } from '../families/slot/slot-events.ts'
import { cue } from '../sound/cue.ts'
import type { Wheel } from '../families/slot/features.ts'
import type { SlotLayout } from '../families/slot/layout.ts'
import type { Choices, SceneTools, WheelScene } from '../families/slot/title.ts'
import { Overlay, emptied } from './overlay.ts'
import { numberSign, prizeSign } from './prize-sign.ts'
import { paintHub, paintPointer, paintRing, radiusOf, wheelSize } from './wheel-paint.ts'

/** Turns a second while the answer is awaited, and whole turns before it rests. */
const speed = { waiting: 0.9, turns: 3 } as const
const whole = Math.PI * 2

export const openWheel = (tools: SceneTools): WheelScene => new WheelOfPrizes(tools)

/** Rings of slices that turn under a pointer; the innermost is reached by prizes that lead up. */
class WheelOfPrizes extends Overlay implements WheelScene {
  readonly #disc = new Container()
  readonly #light: Sprite
  readonly #pointer: Texture
  readonly #hub: Texture
  #rings: readonly Container[] = []
  #painted: Texture[] = []
  #wheel: Wheel | null = null
  #built: Wheel['rings'] | null = null
  #turning: number | null = null
  #place: SlotLayout | null = null

  constructor(tools: SceneTools) {
    super(tools, 0.8, null)
    const { skin, brushes, motion, calm } = tools
    this.#pointer = paintPointer(skin)
    this.#hub = paintHub(skin)
    this.#light = centred(brushes.rays)
    this.#light.setSize(wheelSize * 1.7)
    this.#light.tint = skin.winLight
    this.#light.blendMode = 'add'
    this.#light.alpha = 0.35
    this.stand.addChild(this.#disc)
    motion.loop((seconds) => {
      if (!this.view.visible || calm) return
      this.#light.rotation += seconds * 0.2
      const ring = this.#turning === null ? undefined : this.#rings[this.#turning]
      if (ring) ring.rotation += seconds * speed.waiting * whole
    })
  }

  override get choices(): Choices | null {
    const layout = this.#place
    if (!this.view.visible || !layout || this.#turning !== null) return null
    const size = this.#disc.scale.x * wheelSize
    const { x, y } = this.#disc
    const place = { x: x - size / 2, y: y - size / 2, width: size, height: size }
    return { action: 'wheelSpin', places: [place] }
  }

  override start(): void {
    this.#turning = this.#next()
  }

  show(wheel: Wheel | null): void {
    this.#turning = null
    this.#wheel = wheel
    this.#build()
    for (const { ring, slice } of wheel?.stops ?? []) this.#rest(ring, slice)
    this.present(wheel !== null)
  }

  async open(wheel: Wheel): Promise<void> {
    const { sound, cues } = this.tools
    this.show(wheel)
    cue(sound, cues.fanfare)
    await this.appear()
  }

  async step({ ring, slice, prize, pay }: EventOf<'wheelSpun'>): Promise<void> {
    const { motion, sound, cues, money } = this.tools
    this.#turning = null
    const view = this.#rings[ring]
    if (!view) return
    const from = view.rotation
    const rest = this.#angleOf(ring, slice)
    const way = speed.turns * whole + mod(rest - from)
    const slices = this.#wheel?.rings[ring]?.length ?? 1
    let passed = Math.floor((from / whole) * slices)
    await motion.tween(
      4.2,
      (progress) => {
        view.rotation = from + way * progress
        const now = Math.floor((view.rotation / whole) * slices)
        if (now !== passed) cue(sound, cues.tick)
        passed = now
      },
      (progress) => 1 - (1 - progress) ** 3.4,
    )
    cue(sound, prize.kind === 'end' ? cues.lose : cues.prize)
    const sign = pay > 0 ? numberSign(this.tools, money(pay), { width: 620, height: 170 }) : null
    if (sign) {
      this.#disc.addChild(sign)
      this.coins(this.#disc.x, this.#disc.y, this.#disc.scale.x * 160)
    }
    await motion.tween(0.7, (progress) => {
      this.#light.alpha = 0.35 + 0.6 * Math.sin(Math.PI * progress)
      sign?.scale.set(Math.min(1, progress * 2.5))
    })
    await motion.wait(pay > 0 ? 0.6 : 0.2)
    sign?.destroy({ children: true })
  }

  async ended(): Promise<void> {
    await this.tools.motion.wait(0.3)
    await this.leave()
  }

  override close(): void {
    super.close()
    for (const texture of [...this.#painted, this.#pointer, this.#hub]) texture.destroy(true)
  }

  protected arrange(layout: SlotLayout): void {
    this.#place = layout
    const { free } = layout
    this.#disc.position.set(free.x + free.width / 2, free.y + free.height / 2)
    this.#disc.scale.set((Math.min(free.width, free.height) * 0.94) / (wheelSize * 1.06))
  }

  /** The ring that turns next: one further in after a prize that leads up. */
  #next(): number {
    const last = this.#wheel?.stops.at(-1)
    if (!last) return 0
    const leadsUp = this.#wheel?.rings[last.ring]?.[last.slice]?.kind === 'up'
    return leadsUp ? last.ring + 1 : last.ring
  }

  #angleOf(ring: number, slice: number): number {
    const slices = this.#wheel?.rings[ring]?.length ?? 1
    return -((slice + 0.5) / slices) * whole
  }

  #rest(ring: number, slice: number): void {
    const view = this.#rings[ring]
    if (view) view.rotation = this.#angleOf(ring, slice)
  }

  #build(): void {
    const rings = this.#wheel?.rings ?? null
    if (rings === this.#built) return
    this.#disc.removeChild(this.#light)
    emptied(this.#disc)
    for (const texture of this.#painted) texture.destroy(true)
    this.#painted = []
    this.#built = rings
    this.#rings = (rings ?? []).map((prizes, ring) => this.#ring(prizes, ring, rings?.length ?? 1))
    const pointer = centred(this.#pointer)
    pointer.y = -wheelSize / 2 - 4
    this.#disc.addChild(this.#light, ...this.#rings, centred(this.#hub), pointer)
  }

  #ring(prizes: Wheel['rings'][number], ring: number, rings: number): Container {
    const view = new Container()
    const radius = radiusOf(ring, rings)
    const texture = paintRing(this.tools.skin, prizes, radius)
    this.#painted.push(texture)
    view.addChild(centred(texture))
    const middle = radius.outer * 0.86
    const width = Math.min(
      (middle * whole * 0.82) / prizes.length,
      (radius.outer - radius.inner) * 1.6,
    )
    for (const [slice, prize] of prizes.entries()) {
      const angle = ((slice + 0.5) / prizes.length) * whole
      const sign = prizeSign(this.tools, this.labels, prize, { width, height: 74 })
      sign.rotation = angle
      sign.position.set(Math.sin(angle) * middle, -Math.cos(angle) * middle)
      view.addChild(sign)
    }
    return view
  }
}

const mod = (angle: number): number => ((angle % whole) + whole) % whole

function centred(texture: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  return sprite
}
