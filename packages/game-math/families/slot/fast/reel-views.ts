import { item } from '../../../at.ts'

/** The faces that a reel shows, from the top. */
type Window = readonly number[]

/** All that one reel can show when wins are counted or on the way there, each numbered: its views. */
export class ReelViews {
  readonly #windows: Window[] = []
  readonly #numbers = new Map<string, number>()

  get count(): number {
    return this.#windows.length
  }

  window(view: number): Window {
    return item(this.#windows, view)
  }

  numberOf(window: Window): number {
    const key = window.join()
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#windows.length)
    this.#windows.push(window)
    return this.#windows.length - 1
  }

  /**
   * `[view]`: what it becomes. Views that this brings about are numbered.
   * @param known so many views, the first ones, are asked for; without it all, those too that this brings about.
   */
  changed(change: (window: Window) => Window, known = Number.POSITIVE_INFINITY): Int32Array {
    const to: number[] = []
    for (let view = 0; view < Math.min(known, this.count); view++)
      to.push(this.numberOf(change(this.window(view))))
    return Int32Array.from(to)
  }

  /** `[view]`: 1 where it shows the face. */
  showing(face: number): Int32Array {
    return Int32Array.from(this.#windows, (window) => (window.includes(face) ? 1 : 0))
  }
}
