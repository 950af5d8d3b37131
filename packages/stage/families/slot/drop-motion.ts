import { landed } from '../../motion/ease.ts'

type DropPhase = 'rest' | 'leaving' | 'gone' | 'arriving'

/** Seconds: until a row falls after the one below it, out of the window, and into its place. */
const timing = { stagger: 0.04, leave: 0.26, arrive: 0.42 } as const

/** How the symbols of a column leave the window and come into it; the lowest row goes first. */
export class DropMotion {
  #phase: DropPhase = 'rest'
  #since = 0

  get phase(): DropPhase {
    return this.#phase
  }

  leave(): void {
    this.#enter('leaving')
  }

  /** New symbols begin to fall in. */
  arrive(): void {
    this.#enter('arriving')
  }

  rest(): void {
    this.#enter('rest')
  }

  advance(seconds: number, rows: number): void {
    this.#since += seconds
    const stagger = timing.stagger * Math.max(0, rows - 1)
    if (this.#phase === 'leaving' && this.#since >= timing.leave + stagger) this.#enter('gone')
    if (this.#phase === 'arriving' && this.#since >= timing.arrive + stagger) this.#enter('rest')
  }

  /** How far a row is below its place, in heights of the window; negative above. */
  offsetOf(row: number, rows: number): number {
    const own = this.#since - timing.stagger * (rows - 1 - row)
    switch (this.#phase) {
      case 'rest':
      case 'gone':
        return 0
      case 'leaving':
        return 1.2 * Math.max(0, Math.min(1, own / timing.leave)) ** 2
      case 'arriving':
        return 1.15 * (landed(Math.max(0, Math.min(1, own / timing.arrive))) - 1)
    }
  }

  #enter(phase: DropPhase): void {
    this.#phase = phase
    this.#since = 0
  }
}
