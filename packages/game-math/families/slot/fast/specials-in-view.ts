import { at } from '../../../at.ts'
import { byCount, countIn, keyBase, type ReadySpin } from '../spin/ready-spin.ts'
import { startsOf } from '../spin/spin.ts'

type Starts = ReturnType<typeof startsOf>
const noStarts: Starts = []
/** Keys below this are kept in a list: those of four symbols. */
const mostListed = keyBase ** 4

/** What symbols in view win and start by how many there are: worked out when a key is first met, and looked up from then on. */
export class SpecialsInView {
  /** Of the key counted last. */
  units = 0
  starts: Starts = noStarts
  readonly #spin: ReadySpin
  /** By key: one more than the place in the lists; 0 for keys not met yet. */
  readonly #places: Int32Array
  /** The same for keys beyond that list. */
  readonly #farPlaces = new Map<number, number>()
  readonly #units: number[] = []
  readonly #starts: Starts[] = []

  constructor(spin: ReadySpin) {
    this.#spin = spin
    const most = spin.reels.reduce((sum, { keys }) => sum + Math.max(...keys), 0)
    this.#places = new Int32Array(Math.min(most + 1, mostListed))
  }

  count(key: number): void {
    this.units = 0
    this.starts = noStarts
    if (key === 0) return
    const place = key < mostListed ? at(this.#places, key) : (this.#farPlaces.get(key) ?? 0)
    const found = place > 0 ? place : this.#add(key)
    this.units = this.#units[found - 1] ?? 0
    this.starts = this.#starts[found - 1] ?? noStarts
  }

  #add(key: number): number {
    const spin = this.#spin
    const { scatters, multiplier = 1 } = spin.rule
    const units = scatters.map(
      ({ symbol, pays }) => byCount(pays, countIn(spin, key, symbol)) * multiplier,
    )
    this.#units.push(units.reduce((sum, one) => sum + one, 0))
    this.#starts.push(startsOf(spin, key))
    if (key < mostListed) this.#places[key] = this.#units.length
    else this.#farPlaces.set(key, this.#units.length)
    return this.#units.length
  }
}
