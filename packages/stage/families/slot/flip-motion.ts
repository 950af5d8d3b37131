import { backOut } from '../../motion/ease.ts'

type FlipPhase = 'rest' | 'leaving' | 'gone' | 'arriving'

/** Seconds: for one cell to turn away and to turn back, and the most that one of them begins after another. */
const timing = { leave: 0.16, arrive: 0.34, late: 0.3 } as const

/** Cells of a column that turn over, each at its own time. */
export class FlipMotion {
  readonly #reel: number
  #phase: FlipPhase = 'rest'
  #since = 0

  /** @param reel its number: columns turn in another order each. */
  constructor(reel: number) {
    this.#reel = reel
  }

  get phase(): FlipPhase {
    return this.#phase
  }

  leave(): void {
    this.#enter('leaving')
  }

  arrive(): void {
    this.#enter('arriving')
  }

  rest(): void {
    this.#enter('rest')
  }

  advance(seconds: number): void {
    this.#since += seconds
    if (this.#phase === 'leaving' && this.#since >= timing.leave + timing.late / 2)
      this.#enter('gone')
    if (this.#phase === 'arriving' && this.#since >= timing.arrive + timing.late) this.rest()
  }

  /** How wide the cell in a row is seen, from 0 to a little more than 1. */
  widthOf(row: number): number {
    const late = this.#lateOf(row)
    switch (this.#phase) {
      case 'rest':
        return 1
      case 'gone':
        return 0
      case 'leaving':
        return 1 - within((this.#since - late / 2) / timing.leave)
      case 'arriving':
        return backOut(within((this.#since - late) / timing.arrive))
    }
  }

  /** Spread evenly over the rows and differently on each reel, without chance. */
  #lateOf(row: number): number {
    return (((this.#reel * 7 + row * 5 + this.#reel * row) % 6) / 5) * timing.late
  }

  #enter(phase: FlipPhase): void {
    this.#phase = phase
    this.#since = 0
  }
}

const within = (part: number): number => Math.max(0, Math.min(1, part))
