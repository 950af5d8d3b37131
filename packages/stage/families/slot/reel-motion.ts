import { backOut, backOutSlope } from '../../motion/ease.ts'

/** How a reel moves; distances in symbols, times in seconds. */
export interface ReelFeel {
  /** Symbols a second at full speed. */
  readonly speed: number
  /** Time from rest to full speed, with a small draw back first. */
  readonly launch: number
  /** Distance over which it comes to rest, overshooting by a tenth of it. */
  readonly landing: number
}

export type ReelPhase = 'rest' | 'launch' | 'cruise' | 'landing'

/** Draw-back before the launch, in symbols. */
const drawBack = 0.16

/**
 * Where a reel is. Each phase takes what it needs of a frame's time and leaves the rest to the next one, so that any cut of time
 * into frames gives the same way.
 */
export class ReelMotion {
  readonly #feel: ReelFeel
  #phase: ReelPhase = 'rest'
  #position = 0
  #speed = 0
  #from = 0
  #since = 0
  #target: number | null = null

  constructor(feel: ReelFeel) {
    this.#feel = feel
  }

  /** Grows while the reel turns; whole at rest. */
  get position(): number {
    return this.#position
  }

  /** Symbols a second just now. */
  get speed(): number {
    return this.#speed
  }

  get phase(): ReelPhase {
    return this.#phase
  }

  start(): void {
    this.#enter('launch')
    this.#target = null
  }

  /** Comes to rest at `target`, at the earliest `landing` symbols from here. */
  land(target: number): void {
    this.#target = target
  }

  /** Is at rest at `target` at once. */
  rest(target: number): void {
    this.#phase = 'rest'
    this.#position = target
    this.#speed = 0
    this.#target = null
  }

  advance(seconds: number): void {
    for (let left = seconds; left > 0; ) left = this.#pass(left)
  }

  #enter(phase: ReelPhase): void {
    this.#phase = phase
    this.#from = this.#position
    this.#since = 0
  }

  /** Lets one phase use its part of the time. Returns what is left. */
  #pass(seconds: number): number {
    switch (this.#phase) {
      case 'rest':
        return 0
      case 'launch':
        return this.#launch(seconds)
      case 'cruise':
        return this.#cruise(seconds)
      case 'landing':
        return this.#land(seconds)
    }
  }

  #launch(seconds: number): number {
    const { launch, speed } = this.#feel
    const used = Math.min(seconds, launch - this.#since)
    this.#since += used
    const progress = this.#since / launch
    const back = drawBack * Math.sin(Math.PI * progress)
    this.#position = this.#from - back + (speed * launch * progress ** 3) / 3
    this.#speed = speed * progress ** 2
    if (this.#since >= launch) this.#enter('cruise')
    return seconds - used
  }

  #cruise(seconds: number): number {
    const { speed, landing } = this.#feel
    this.#speed = speed
    if (this.#target === null) {
      this.#position += speed * seconds
      return 0
    }
    const way = Math.max(0, this.#target - landing - this.#position)
    const used = Math.min(seconds, way / speed)
    this.#position += speed * used
    if (used < seconds || way === 0) this.#enter('landing')
    return seconds - used
  }

  #land(seconds: number): number {
    const goal = this.#target ?? this.#from
    const whole = (backOutSlope * (goal - this.#from)) / this.#feel.speed
    this.#since += seconds
    if (this.#since >= whole) {
      this.rest(goal)
      return 0
    }
    const before = this.#position
    this.#position = this.#from + (goal - this.#from) * backOut(this.#since / whole)
    this.#speed = Math.abs(this.#position - before) / Math.max(seconds, 1e-6)
    return 0
  }
}
