import { at, item } from '../../../at.ts'
import { keyBase, type ReadySpin } from '../spin/ready-spin.ts'
import type { ReelViews } from './reel-views.ts'

/** Puts wilds on cells of a spin that is played by a walk, by looking up what each view becomes. */
export class StandingWilds {
  /** `[reel][row][view]`. */
  readonly #to: readonly (readonly Int32Array[])[]

  constructor({ definition, wild }: ReadySpin, reels: readonly ReelViews[]) {
    this.#to = reels.map((views, reel) => {
      const known = views.count
      return Array.from({ length: item(definition.rows, reel) }, (_, row) =>
        views.changed((window) => window.with(row, wild), known),
      )
    })
  }

  /** @param code of wilds as `walkCode` counts them. */
  put(code: number, views: Int32Array): void {
    for (let rest = code, reel = 0; rest > 0; rest = Math.floor(rest / keyBase), reel++) {
      const row = (rest % keyBase) - 1
      if (row >= 0) views[reel] = at(item(item(this.#to, reel), row), at(views, reel))
    }
  }
}

/** Whether a walk plays the spin, so that wilds may stand on its cells. */
export function isWalked({ definition, rule }: ReadySpin): boolean {
  return Object.values(definition.features).some(
    (feature) => feature.kind === 'walk' && definition.spins[feature.spin] === rule,
  )
}
