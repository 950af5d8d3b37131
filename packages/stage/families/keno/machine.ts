import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeIn, easeOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { BallPictures } from './paint-balls.ts'
import type { KenoLayout, Point } from './layout.ts'
import {
  type MachinePictures,
  machineWidth,
  paintGroove,
  paintLastGroove,
  paintMachine,
  paintPanel,
} from './paint-machine.ts'
import type { KenoColours } from './title.ts'
import { ballRadius, piledBalls, tumble, type TumblingBall } from './tumble.ts'

export interface MachineTools {
  readonly motion: Motion
  readonly brushes: Brushes
  readonly pictures: BallPictures
  readonly colours: KenoColours
  readonly numbers: number
  /** The last place of the tray is marked: its ball may win free draws. */
  readonly marksLast: boolean
  /** Less movement was asked for: balls lie still. */
  readonly calm: boolean
}

/** Seconds that a ball takes to come out, to be read, and to run to its place. */
const seconds = { out: 0.14, read: 0.08, run: 0.16 } as const
/** How large a ball is while it is read, in radii of the glass. */
const readSize = 0.84

/** A glass of tumbling balls, and the tray that they run into. */
export class Machine {
  readonly view = new Container()
  readonly #tools: MachineTools
  readonly #light: Sprite
  readonly #back = new Sprite()
  readonly #front = new Sprite()
  readonly #inside = new Container()
  readonly #grooves = new Container()
  readonly #tray = new Container()
  /** The ball that comes out, over everything. */
  readonly flying = new Sprite()
  readonly #sprites = new Map<number, Sprite>()
  #balls: TumblingBall[] = []
  readonly #shelf = new Sprite()
  #painted: {
    readonly machine: MachinePictures
    readonly groove: Texture
    readonly lastGroove: Texture
    readonly shelf: Texture
  } | null = null
  #layout: KenoLayout | null = null
  #drawn: readonly number[] = []
  /** 0 when the machine stands, 1 when it runs. */
  #air = 0
  #running = false

  constructor(tools: MachineTools) {
    this.#tools = tools
    const { motion, brushes, colours, calm } = tools
    this.#light = new Sprite(brushes.glow)
    this.#light.tint = colours.light
    this.#light.blendMode = 'add'
    for (const part of [this.#light, this.#back, this.#front, this.flying]) part.anchor.set(0.5)
    this.flying.visible = false
    this.view.addChild(
      this.#light,
      this.#shelf,
      this.#grooves,
      this.#tray,
      this.#back,
      this.#inside,
      this.#front,
    )
    this.#fill([])
    motion.loop((passed) => {
      const wanted = this.#running ? 1 : 0
      this.#air += (wanted - this.#air) * Math.min(1, passed * 4)
      this.#light.alpha = 0.3 + 0.4 * this.#air
      if (calm || (this.#air < 0.01 && !this.#running && this.#isStill())) return
      tumble(this.#balls, Math.min(passed, 0.05), this.#air)
      this.#place()
    })
  }

  /** Lets the air in, or takes it away. */
  run(running: boolean): void {
    this.#running = running
  }

  get running(): boolean {
    return this.#running
  }

  /** Shows so many balls in the tray, and the others in the glass. */
  show(drawn: readonly number[]): void {
    this.flying.visible = false
    const same =
      drawn.length >= this.#drawn.length &&
      this.#drawn.every((ball, place) => drawn[place] === ball)
    if (same) {
      for (const ball of drawn.slice(this.#drawn.length)) this.#take(ball)
    } else {
      this.#fill(drawn)
    }
    this.#drawn = drawn
    this.#layTray()
  }

  /** A ball comes out of the mouth, is read, and runs to its place in the tray, the `place`-th from 0. */
  async give(ball: number, place: number): Promise<void> {
    const { motion, pictures, calm } = this.#tools
    const layout = this.#layout
    const to = layout?.tray.places[place]
    if (!layout || !to) return
    const { drum, tray } = layout
    this.#take(ball)
    const { flying } = this
    flying.texture = pictures.of(ball)
    flying.visible = true
    const mouth = { x: drum.x, y: drum.y - drum.radius * 0.98 }
    const reading = { x: drum.x, y: drum.y - drum.radius * 0.12 }
    const large = drum.radius * readSize
    const small = drum.radius * ballRadius * 2
    if (calm) {
      this.#fly(reading, large, 0)
      return motion.wait(seconds.out + seconds.read + seconds.run)
    }
    await motion.tween(
      seconds.out,
      (progress) =>
        this.#fly(between(mouth, reading, progress), small + (large - small) * progress, 0),
      backOut,
    )
    await motion.wait(seconds.read)
    await motion.tween(
      seconds.run,
      (progress) => {
        const size = large + (tray.diameter * 0.9 - large) * easeOut(progress)
        this.#fly(between(reading, to, progress), size, progress * Math.PI * 2)
      },
      easeIn,
    )
  }

  layout(layout: KenoLayout, sharpness: number): void {
    this.#layout = layout
    const { drum, tray } = layout
    this.#unpaint()
    const { colours } = this.#tools
    const machine = paintMachine(drum.radius * 2 * sharpness, colours)
    const groove = paintGroove(tray.diameter * sharpness, colours)
    const lastGroove = paintLastGroove(tray.diameter * sharpness, colours)
    const rim = Math.min(6, Math.max(3, tray.diameter * 0.14))
    const [width, height] = [tray.box.width + rim * 2, tray.box.height + rim * 2]
    const shelf = paintPanel(width * sharpness, height * sharpness, colours)
    this.#painted = { machine, groove, lastGroove, shelf }
    this.#shelf.texture = shelf
    this.#shelf.position.set(tray.box.x - rim, tray.box.y - rim)
    this.#shelf.setSize(width, height)
    this.#back.texture = machine.back
    this.#front.texture = machine.front
    for (const part of [this.#back, this.#front]) {
      part.position.set(drum.x, drum.y)
      part.setSize(drum.radius * 2 * machineWidth)
    }
    this.#light.position.set(drum.x, drum.y)
    this.#light.setSize(drum.radius * 4.4)
    this.#inside.position.set(drum.x, drum.y)
    this.#grooves.removeChildren().forEach((child) => child.destroy())
    for (const [place, { x, y }] of tray.places.entries()) {
      const isMarked = this.#tools.marksLast && place === tray.places.length - 1
      const hollow = new Sprite(isMarked ? lastGroove : groove)
      hollow.anchor.set(0.5)
      hollow.position.set(x, y)
      hollow.setSize(tray.diameter)
      this.#grooves.addChild(hollow)
    }
    for (const sprite of this.#sprites.values()) sprite.setSize(drum.radius * ballRadius * 2.04)
    this.#place()
    this.#layTray()
  }

  close(): void {
    this.#unpaint()
  }

  #unpaint(): void {
    this.#painted?.machine.close()
    this.#painted?.groove.destroy(true)
    this.#painted?.lastGroove.destroy(true)
    this.#painted?.shelf.destroy(true)
    this.#painted = null
  }

  #fly({ x, y }: Point, size: number, turned: number): void {
    this.flying.position.set(x, y)
    this.flying.setSize(size)
    this.flying.rotation = turned
  }

  /** All balls but those drawn, piled up. */
  #fill(drawn: readonly number[]): void {
    const { numbers, pictures } = this.#tools
    const inside = Array.from({ length: numbers }, (_, index) => ((index * 37) % numbers) + 1)
    this.#balls = piledBalls(inside.filter((number) => !drawn.includes(number)))
    for (const sprite of this.#sprites.values()) sprite.destroy()
    this.#sprites.clear()
    for (const { number } of this.#balls) {
      const sprite = new Sprite(pictures.of(number))
      sprite.anchor.set(0.5)
      sprite.setSize((this.#layout?.drum.radius ?? 1) * ballRadius * 2.04)
      this.#sprites.set(number, sprite)
      this.#inside.addChild(sprite)
    }
    this.#place()
  }

  /** Takes a ball out of the glass. */
  #take(number: number): void {
    this.#balls = this.#balls.filter((ball) => ball.number !== number)
    this.#sprites.get(number)?.destroy()
    this.#sprites.delete(number)
  }

  #place(): void {
    const radius = this.#layout?.drum.radius ?? 1
    for (const { number, x, y, turned } of this.#balls) {
      const sprite = this.#sprites.get(number)
      sprite?.position.set(x * radius, y * radius)
      if (sprite) sprite.rotation = Math.sin(turned) * 1.2
    }
  }

  #isStill(): boolean {
    return this.#balls.every(({ speedX, speedY }) => Math.abs(speedX) + Math.abs(speedY) < 0.05)
  }

  #layTray(): void {
    this.#tray.removeChildren().forEach((child) => child.destroy())
    const { tray } = this.#layout ?? {}
    if (!tray) return
    for (const [place, ball] of this.#drawn.entries()) {
      const at = tray.places[place]
      if (!at) continue
      const sprite = new Sprite(this.#tools.pictures.of(ball))
      sprite.anchor.set(0.5)
      sprite.position.set(at.x, at.y)
      sprite.setSize(tray.diameter * 0.9)
      this.#tray.addChild(sprite)
    }
  }
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
