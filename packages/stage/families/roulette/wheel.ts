import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { paintFine } from '../../table/paint-fine.ts'
import { bowlRoom, paintBowl } from './paint-bowl.ts'
import { paintRotor, paintRotorLight } from './paint-rotor.ts'
import { paintBallShadow, paintSphere, paintTurret, turretRoom } from './paint-turret.ts'
import { ballSpeed, planFall, rotorSpeed, type WheelMoment } from './wheel-motion.ts'
import { seenAt, wheelShape } from './wheel-shape.ts'

const { tilt, rise, rotor, cone, turret, ball } = wheelShape
const turn = Math.PI * 2

export interface WheelTools {
  readonly motion: Motion
  readonly calm: boolean
  /** Pockets, clockwise. */
  readonly wheel: readonly string[]
  /** Where it stands when it is first seen, radians. */
  readonly turned: number
  /** Pixels of the wheel's radius that its pictures are painted with. */
  readonly sharpness: number
  /** What is heard. */
  readonly sounds: WheelSounds
}

export interface WheelSounds {
  /** The ball runs, until the function that comes back is called. */
  run(): () => void
  /** It meets a deflector or a wall, so hard: 0 to 1. */
  knock(strength: number): void
}

/** The wheel with its ball. Its view has the wheel's radius for a unit and its middle for an origin. */
export class Wheel {
  readonly view = new Container()
  readonly #tools: WheelTools
  readonly #textures: readonly Texture[]
  readonly #disc: Sprite
  readonly #arms: readonly Arm[]
  readonly #behind = new Container()
  readonly #before = new Container()
  readonly #ball: Sprite
  readonly #ballShadow: Sprite
  #rotor: number
  /** Angle of the ball, and how far out it is; null while there is none on the wheel. */
  #at: Omit<WheelMoment, 'rotor'> | null = null
  /** The ball runs on its track until it is known where it falls. */
  #running = false
  #falling = false
  #stopRunning: () => void = () => {}
  readonly #stopLoop: () => void

  constructor(tools: WheelTools) {
    this.#tools = tools
    this.#rotor = tools.turned
    const { sharpness } = tools
    const picture = (
      width: number,
      height: number,
      draw: (brush: CanvasRenderingContext2D) => void,
    ) => paintFine({ width, height, sharpness }, draw)
    const bowl = picture(2 * bowlRoom, 2 * bowlRoom, paintBowl)
    const disc = picture(2 * rotor.outer, 2 * rotor.outer, (brush) =>
      paintRotor(brush, tools.wheel),
    )
    const light = picture(2 * rotor.outer, 2 * rotor.outer, paintRotorLight)
    const pole = picture(2 * turretRoom.half, turretRoom.height, paintTurret)
    const small = (draw: (brush: CanvasRenderingContext2D) => void) =>
      paintFine({ width: 1, height: 1, sharpness: 64 }, draw)
    const knob = small((brush) => paintSphere(brush, false))
    const ivory = small((brush) => paintSphere(brush, true))
    const dark = small(paintBallShadow)
    this.#textures = [bowl, disc, light, pole, knob, ivory, dark]

    const tilted = new Container()
    tilted.y = -rotor.high * rise
    tilted.scale.y = tilt
    this.#disc = centred(disc, 2 * rotor.outer)
    tilted.addChild(this.#disc, centred(light, 2 * rotor.outer))
    const stand = new Sprite(pole)
    stand.setSize(2 * turretRoom.half, turretRoom.height)
    stand.position.set(-turretRoom.half, -cone.high * rise - (turretRoom.height - turretRoom.foot))
    this.#arms = [0, 1, 2, 3].map((arm) => new Arm((arm / 4) * turn, knob))
    this.#ball = centred(ivory, 2 * ball.radius)
    this.#ballShadow = centred(dark, 3.4 * ball.radius)
    this.view.addChild(
      tilted,
      centred(bowl, 2 * bowlRoom),
      this.#ballShadow,
      this.#behind,
      stand,
      this.#before,
      this.#ball,
    )
    this.#stopLoop = tools.motion.loop((seconds) => this.#idle(seconds))
    this.#draw()
  }

  /** Whether a ball is on its way. */
  get turning(): boolean {
    return this.#running || this.#falling
  }

  /** Sends the ball off on its track, where it runs until `fall` or `show`. */
  launch(): void {
    if (this.#running) return
    this.#running = true
    this.#at = { ball: this.#at?.ball ?? -1.2, out: 1, lift: 0 }
    this.#stopRunning()
    this.#stopRunning = this.#tools.sounds.run()
  }

  /** Lets the ball come to lie in a pocket. */
  async fall(pocket: string): Promise<void> {
    const { motion, calm, sounds } = this.#tools
    if (calm) return this.show(pocket)
    this.launch()
    this.#running = false
    this.#falling = true
    const plan = planFall({ rotor: this.#rotor, ball: this.#at?.ball ?? 0 }, this.#angleOf(pocket))
    let out = 1
    let lift = 0
    await motion.tween(plan.seconds, (progress) => {
      const { rotor: turned, ...at } = plan.at(progress * plan.seconds)
      this.#rotor = turned
      this.#at = at
      if (out === 1 && at.out < 1) this.#stopRunning()
      if ((lift > 0 && at.lift < lift * 0.2) || (out > 0.6 && at.out <= 0.6)) {
        sounds.knock(Math.min(1, 0.3 + at.out))
        lift = 0
      } else lift = Math.max(lift, at.lift)
      out = at.out
      this.#draw()
    })
    this.#falling = false
    this.show(pocket)
  }

  /** Shows the ball in a pocket, at once; null takes it from the wheel. */
  show(pocket: string | null): void {
    this.#running = false
    this.#stopRunning()
    this.#stopRunning = () => {}
    this.#at =
      pocket === null ? null : { ball: this.#rotor + this.#angleOf(pocket), out: 0, lift: 0 }
    this.#draw()
  }

  close(): void {
    this.#stopLoop()
    this.#stopRunning()
    this.view.destroy({ children: true })
    for (const texture of this.#textures) texture.destroy(true)
  }

  /** The wheel always turns a little, and a ball that lies in it goes along. */
  #idle(seconds: number): void {
    if (this.#falling || this.#tools.calm) return
    const turned = seconds * (this.#running ? rotorSpeed : rotorSpeed * 0.28)
    this.#rotor += turned
    if (this.#at) {
      const by = this.#running ? seconds * ballSpeed : turned
      this.#at = { ...this.#at, ball: this.#at.ball + by }
    }
    this.#draw()
  }

  #angleOf(pocket: string): number {
    const { wheel } = this.#tools
    return (Math.max(0, wheel.indexOf(pocket)) / wheel.length) * turn
  }

  #draw(): void {
    this.#disc.rotation = this.#rotor
    for (const arm of this.#arms) {
      const isBehind = arm.place(this.#rotor)
      ;(isBehind ? this.#behind : this.#before).addChild(arm.view)
    }
    const at = this.#at
    this.#ball.visible = at !== null
    this.#ballShadow.visible = at !== null
    if (!at) return
    const distance = ball.pocketAt + (ball.trackAt - ball.pocketAt) * at.out
    const ground = ball.pocketHigh + (ball.trackHigh - ball.pocketHigh) * at.out
    const seen = seenAt(at.ball, distance, ground + at.lift + ball.radius * 0.6)
    const under = seenAt(at.ball, distance, ground)
    this.#ball.position.set(seen.x, seen.y)
    this.#ballShadow.position.set(under.x + 0.012 + at.lift * 0.2, under.y + 0.014)
    this.#ballShadow.alpha = 0.85 / (1 + at.lift * 14)
  }
}

/** One of the arms of the turret. */
class Arm {
  readonly view = new Container()
  readonly #angle: number
  readonly #knob: Sprite
  readonly #rod: Sprite

  constructor(angle: number, knob: Texture) {
    this.#angle = angle
    this.#knob = centred(knob, 0.062)
    this.#rod = new Sprite(knob)
    this.#rod.anchor.set(0, 0.5)
    this.view.addChild(this.#rod, this.#knob)
  }

  /** @returns whether it stands behind the turret. */
  place(rotor: number): boolean {
    const angle = this.#angle + rotor
    const from = seenAt(angle, 0, turret.armsHigh)
    const to = seenAt(angle, turret.arms, turret.armsHigh)
    const [x, y] = [to.x - from.x, to.y - from.y]
    this.#rod.position.set(from.x, from.y)
    this.#rod.rotation = Math.atan2(y, x)
    this.#rod.setSize(Math.hypot(x, y), 0.022)
    this.#knob.position.set(to.x, to.y)
    return Math.sin(angle) < 0
  }
}

function centred(texture: Texture, size: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.setSize(size, (size * texture.height) / texture.width)
  return sprite
}
