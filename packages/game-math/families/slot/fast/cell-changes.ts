import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../../../at.ts'
import { isSpecial, type ReadySpin } from '../spin/ready-spin.ts'
import { WeightedDraw } from './draws.ts'
import type { ReelViews } from './reel-views.ts'

/** Changes what the reels show, as `changeCells` does, by looking up what each view becomes. */
export interface CellChange {
  apply(views: Int32Array, words: WordSource): void
}

/** What changes cells of a spin, in order. It numbers every view that this brings about. */
export function cellChanges(spin: ReadySpin, reels: readonly ReelViews[]): readonly CellChange[] {
  const { mystery, upgrade, wildDrop, wildMultipliers } = spin.rule
  const changes: CellChange[] = []
  if (mystery !== undefined) changes.push(new Reveal(spin, mystery, reels))
  if (upgrade !== undefined) changes.push(new Upgrade(spin, upgrade, reels))
  if (wildDrop !== undefined) changes.push(new Drop(spin, wildDrop, reels))
  if (wildMultipliers !== undefined) changes.push(new Multiply(spin, wildMultipliers, reels))
  return changes
}

class Reveal implements CellChange {
  readonly #shows: readonly Int32Array[]
  readonly #choice: WeightedDraw
  /** `[choice][reel][view]`. */
  readonly #to: readonly (readonly Int32Array[])[]

  constructor(
    { definition: { symbols } }: ReadySpin,
    { symbol, choices }: NonNullable<ReadySpin['rule']['mystery']>,
    reels: readonly ReelViews[],
  ) {
    const hidden = symbols.indexOf(symbol)
    this.#choice = new WeightedDraw(choices)
    this.#shows = reels.map((views) => views.showing(hidden))
    const known = reels.map(({ count }) => count)
    this.#to = choices.map((choice) => {
      const shown = symbols.indexOf(choice.symbol)
      return reels.map((views, reel) =>
        views.changed(
          (window) => window.map((face) => (face === hidden ? shown : face)),
          known[reel],
        ),
      )
    })
  }

  apply(views: Int32Array, words: WordSource): void {
    if (!this.#shows.some((shows, reel) => at(shows, at(views, reel)) === 1)) return
    changeAll(views, item(this.#to, this.#choice.draw(words)))
  }
}

class Upgrade implements CellChange {
  readonly #choice: WeightedDraw
  /** `[choice][reel][view]`; the first choice upgrades nothing. */
  readonly #to: readonly (readonly Int32Array[])[]

  constructor(
    { definition: { symbols } }: ReadySpin,
    { none, choices }: NonNullable<ReadySpin['rule']['upgrade']>,
    reels: readonly ReelViews[],
  ) {
    this.#choice = new WeightedDraw([{ weight: none }, ...choices])
    const known = reels.map(({ count }) => count)
    this.#to = choices.map(({ from, to }) => {
      const [before, after] = [symbols.indexOf(from), symbols.indexOf(to)]
      return reels.map((views, reel) =>
        views.changed(
          (window) => window.map((face) => (face === before ? after : face)),
          known[reel],
        ),
      )
    })
  }

  apply(views: Int32Array, words: WordSource): void {
    const choice = this.#choice.draw(words)
    if (choice > 0) changeAll(views, item(this.#to, choice - 1))
  }
}

class Drop implements CellChange {
  readonly #pattern: WeightedDraw
  /** `[pattern][reel][view]`; the first pattern drops nothing. */
  readonly #to: readonly (readonly Int32Array[])[]

  constructor(
    spin: ReadySpin,
    { none, patterns }: NonNullable<ReadySpin['rule']['wildDrop']>,
    reels: readonly ReelViews[],
  ) {
    this.#pattern = new WeightedDraw([{ weight: none }, ...patterns])
    const known = reels.map(({ count }) => count)
    this.#to = patterns.map(({ cells }) =>
      reels.map((views, reel) => {
        const drops = (row: number): boolean => cells.some(([x, y]) => x === reel && y === row)
        return views.changed(
          (window) =>
            window.map((face, row) => (drops(row) && !isSpecial(spin, face) ? spin.wild : face)),
          known[reel],
        )
      }),
    )
  }

  apply(views: Int32Array, words: WordSource): void {
    const pattern = this.#pattern.draw(words)
    if (pattern > 0) changeAll(views, item(this.#to, pattern - 1))
  }
}

class Multiply implements CellChange {
  readonly #choice: WeightedDraw
  readonly #shows: readonly Int32Array[]
  /** `[reel][multiplier][view]`: the topmost wild gets the multiplier. */
  readonly #to: readonly (readonly Int32Array[])[]

  constructor(
    { wild, definition }: ReadySpin,
    multipliers: NonNullable<ReadySpin['rule']['wildMultipliers']>,
    reels: readonly ReelViews[],
  ) {
    this.#choice = new WeightedDraw(multipliers)
    this.#to = reels.map((views) => {
      const first = definition.symbols.length
      const tables = () =>
        multipliers.map((_, i) =>
          views.changed((window) => {
            const row = window.indexOf(wild)
            return row < 0 ? window : window.with(row, first + i)
          }),
        )
      // Each pass numbers views with one wild less, which the next one has to hold too, until none is new.
      let known = -1
      let made: readonly Int32Array[] = []
      while (views.count > known) {
        known = views.count
        made = tables()
      }
      return made
    })
    this.#shows = reels.map((views) => views.showing(wild))
  }

  apply(views: Int32Array, words: WordSource): void {
    for (let reel = 0; reel < views.length; reel++) {
      const shows = item(this.#shows, reel)
      const to = item(this.#to, reel)
      while (at(shows, at(views, reel)) === 1) {
        views[reel] = at(item(to, this.#choice.draw(words)), at(views, reel))
      }
    }
  }
}

function changeAll(views: Int32Array, to: readonly Int32Array[]): void {
  for (let reel = 0; reel < views.length; reel++) {
    views[reel] = at(item(to, reel), at(views, reel))
  }
}
