import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { paintFine } from '../paint-fine.ts'
import { type DiceLook, paintFaces } from './die-faces.ts'
import { DieView } from './die-view.ts'
import { paintTray, type TrayLook, trayRoom, traySize } from './paint-tray.ts'
import { type DieMoment, planThrow, type Throw } from './throw.ts'
import { lying, reachDown, turned, type Vector } from './turning.ts'

export interface TrayTools {
  /** How many dice are thrown. */
  readonly count: keyof typeof resting
  readonly motion: Motion
  readonly calm: boolean
  readonly dice: DiceLook
  readonly tray: TrayLook
  /** What is heard: a die strikes the cloth, so hard: 0 to 1. */
  readonly struck: (strength: number) => void
}

/** Where dice come to lie, in edges from the middle of the tray, and how they are turned then. */
const resting = {
  2: [
    { to: [-0.95, 0.4, 0], angle: 0.32 },
    { to: [0.95, -0.3, 0], angle: -0.5 },
  ],
  3: [
    { to: [-1.45, 0.5, 0], angle: 0.32 },
    { to: [0.12, -0.55, 0], angle: -0.5 },
    { to: [1.5, 0.6, 0], angle: 0.12 },
  ],
} as const satisfies Readonly<Record<number, readonly Rest[]>>

interface Rest {
  readonly to: Vector
  readonly angle: number
}

/** What lies there before the first throw. */
const first: readonly number[] = [1, 4, 6]

const seconds = 1.75
/** Each die is let go shortly after the one before. */
const between = 0.12

/** A tray with dice that are shaken above it, and thrown. One unit of its view is the edge of a die. */
export class DiceTray {
  readonly view = new Container()
  readonly #tools: TrayTools
  readonly #resting: readonly Rest[]
  readonly #textures: readonly Texture[]
  readonly #dice: readonly DieView[]
  readonly #stopLoop: () => void
  #isShaking = false
  #shaken = 0
  /** Dice that fly now. */
  #isThrown = false

  constructor(tools: TrayTools) {
    this.#tools = tools
    this.#resting = resting[tools.count]
    const faces = paintFaces(tools.dice)
    const tray = paintFine(
      {
        width: traySize.width + 2 * trayRoom,
        height: traySize.height + 2 * trayRoom,
        sharpness: 90,
      },
      (brush) => paintTray(brush, tools.tray),
    )
    const shadow = paintFine({ width: 1, height: 1, sharpness: 64 }, paintShadow)
    this.#textures = [tray, shadow, ...faces.values()]
    this.#dice = this.#resting.map(() => new DieView(tools.dice, faces, shadow))
    const ground = new Sprite(tray)
    ground.anchor.set(0.5)
    ground.setSize(traySize.width + 2 * trayRoom, traySize.height + 2 * trayRoom)
    this.view.addChild(ground, ...this.#dice.map(({ view }) => view))
    this.#stopLoop = tools.motion.loop((passed) => this.#shake(passed))
    this.show(null)
  }

  /** Whether dice are shaken or fly. */
  get moving(): boolean {
    return this.#isShaking || this.#isThrown
  }

  /** Takes the dice up and shakes them until `roll` or `show`. */
  lift(): void {
    if (this.#tools.calm || this.moving) return
    this.#isShaking = true
    this.#shaken = 0
  }

  /** Throws the dice so that these come to lie up. */
  async roll(dice: readonly number[]): Promise<void> {
    const { motion, calm } = this.#tools
    if (calm) return this.show(dice)
    this.#isShaking = false
    this.#isThrown = true
    await Promise.all(
      this.#dice.map(async (die, place) => {
        const rest = this.#resting[place]
        if (!rest) return
        const thrown = planThrow({
          from: [-2.6 + place * 0.9, -2.1 - place * 0.35, 3.1],
          to: rest.to,
          face: dice[place] ?? 1,
          angle: rest.angle,
          turns: 2.15 + place * 0.4,
        })
        die.show(thrown.at(0))
        await motion.wait(place * between)
        await this.#fly(die, thrown)
      }),
    )
    this.#isThrown = false
    this.show(dice)
  }

  async #fly(die: DieView, thrown: Throw): Promise<void> {
    let before = 0
    await this.#tools.motion.tween(seconds, (passed) => {
      if (die.view.destroyed) return
      die.show(thrown.at(passed))
      const strike = thrown.strikes.find(({ at }) => before < at && passed >= at)
      if (strike && passed < 1) this.#tools.struck(strike.strength)
      before = passed
    })
  }

  /** Dice at rest, at once; null for those that lie there before the first throw. */
  show(dice: readonly number[] | null): void {
    this.#isShaking = false
    for (const [place, die] of this.#dice.entries()) {
      const rest = this.#resting[place]
      if (!rest || die.view.destroyed) continue
      const turning = lying(dice?.[place] ?? first[place] ?? 1, rest.angle)
      die.show({ at: [rest.to[0], rest.to[1], reachDown(turning)], turning })
    }
  }

  close(): void {
    this.#stopLoop()
    for (const die of this.#dice) die.close()
    this.view.destroy({ children: true })
    for (const texture of this.#textures) texture.destroy(true)
  }

  #shake(passed: number): void {
    if (!this.#isShaking) return
    const before = this.#shaken
    this.#shaken += passed
    for (const [place, die] of this.#dice.entries())
      die.show(shakenAt(place, this.#resting[place], this.#shaken))
    // They knock together, now and then.
    if (Math.floor(this.#shaken * 7) !== Math.floor(before * 7)) this.#tools.struck(0.25)
  }
}

/** Dice in a hand above the far left of the tray, seconds after they were taken up. */
function shakenAt(place: number, rest: Rest | undefined, since: number): DieMoment {
  const risen = Math.min(1, since / 0.35)
  const phase = place * 2.1
  const away: Vector = [
    -2.6 + place * 0.9 + 0.22 * Math.sin(since * 17 + phase),
    -2.1 - place * 0.35 + 0.16 * Math.cos(since * 19 + phase),
    3.1 + 0.35 * Math.sin(since * 23 + phase),
  ]
  const from: Vector = rest ? [rest.to[0], rest.to[1], 0.5] : away
  const eased = risen * risen * (3 - 2 * risen)
  const along = (axis: 0 | 1 | 2): number => from[axis] + (away[axis] - from[axis]) * eased
  const turning = turned(
    turned(lying(first[place] ?? 1, rest?.angle ?? 0), [0.6, 0.8, 0], since * (8 + place)),
    [0, 0, 1],
    since * 5,
  )
  return { at: [along(0), along(1), along(2)], turning }
}

function paintShadow(brush: CanvasRenderingContext2D): void {
  const dark = brush.createRadialGradient(0.5, 0.5, 0.1, 0.5, 0.5, 0.5)
  dark.addColorStop(0, 'rgba(0,0,0,0.85)')
  dark.addColorStop(0.5, 'rgba(0,0,0,0.5)')
  dark.addColorStop(1, 'rgba(0,0,0,0)')
  brush.fillStyle = dark
  brush.fillRect(0, 0, 1, 1)
}
