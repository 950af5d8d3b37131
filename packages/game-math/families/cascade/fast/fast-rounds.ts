import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import type { SpinMode } from '../definition.ts'
import { byCount, type CascadeRules } from '../rules.ts'
import { FastGrid } from './fast-grid.ts'
import { FastGroups } from './fast-groups.ts'
import { FastPlaces } from './fast-places.ts'

/**
 * Plays rounds without telling them: the second opinion on the engine that tells, drawing word for word as that does, and quick
 * enough to look through millions of them. The fields are of the round played last, in pay units.
 */
export class FastRounds {
  units = 0
  /** What the paid spin's groups, its scatters and the free spins paid; together `units`. */
  spinUnits = 0
  scatterUnits = 0
  freeUnits = 0
  /** Free spins played. */
  freeSpins = 0
  readonly #rules: CascadeRules
  readonly #grid: FastGrid
  readonly #groups: FastGroups
  readonly #places: FastPlaces | null
  #rung = 0

  constructor(rules: CascadeRules) {
    this.#rules = rules
    this.#grid = new FastGrid(rules)
    const { placeMultipliers } = rules.definition
    this.#places =
      placeMultipliers === undefined ? null : new FastPlaces(this.#grid, placeMultipliers)
    this.#groups = new FastGroups(rules, this.#grid, this.#places)
  }

  play(words: WordSource): void {
    this.units = 0
    this.scatterUnits = 0
    this.freeSpins = 0
    this.#rung = 0
    this.#places?.clear()
    this.#spin('base', words)
    this.spinUnits = this.units
    const { scatter } = this.#rules.definition
    if (scatter !== null && !this.#isFull) {
      const count = this.#grid.count(this.#rules.scatter)
      this.#pay(byCount(scatter.pays, count))
      this.scatterUnits = this.units - this.spinUnits
      if (!this.#isFull) this.#playFree(byCount(scatter.freeSpins, count), words)
    }
    this.freeUnits = this.units - this.spinUnits - this.scatterUnits
  }

  get #isFull(): boolean {
    return this.units === this.#rules.definition.maxUnits
  }

  #pay(units: number): void {
    this.units = Math.min(this.units + units, this.#rules.definition.maxUnits)
  }

  #playFree(awarded: number, words: WordSource): void {
    const { scatter, climb } = this.#rules.definition
    this.#rung = 0
    this.#places?.clear()
    for (let left = awarded; left > 0 && !this.#isFull; left--) {
      if (!climb.stays) this.#rung = 0
      this.freeSpins++
      this.#spin('free', words)
      if (scatter === null) continue
      const extra = byCount(scatter.extra, this.#grid.count(this.#rules.scatter))
      left += Math.min(extra, scatter.most - this.freeSpins - left + 1)
    }
  }

  #spin(mode: SpinMode, words: WordSource): void {
    const ladder = this.#rules.definition.climb[mode]
    const before = this.units
    this.#grid.draw(mode, words)
    for (;;) {
      const won = this.#groups.clear()
      if (won === 0) break
      this.#pay(won * item(ladder, this.#rung))
      if (this.#isFull) {
        this.#grid.gone.fill(0)
        return
      }
      if (this.#rung + 1 < ladder.length) this.#rung++
      this.#places?.rise()
      this.#grid.fall(mode, words)
    }
    const bombs = this.#grid.bombSum()
    if (bombs === 0 || this.units === before) return
    this.#pay((this.units - before) * (bombs - 1))
  }
}
