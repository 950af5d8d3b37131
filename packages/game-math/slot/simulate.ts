import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../at.ts'
import { startedBy } from './exact/round-chances.ts'
import { wildReels } from './exact/view.ts'
import { paidAt, readyFastPays, specialsAt } from './fast-pays.ts'
import { rowCount } from './definition.ts'
import { bitCount } from '../bits.ts'
import { type LinePays, runLengths } from './line-pays.ts'
import type { SlotRules } from './rules.ts'

/** What a simulation saw, in pay units. */
export interface Simulated {
  readonly rounds: number
  readonly spins: number
  readonly units: number
  readonly squares: number
  readonly hits: number
  readonly picks: number
  readonly freeSpins: number
}

/**
 * Plays rounds without telling them: the second opinion on the exact chances and on the engine that tells. Words are scaled,
 * not rejected (a bias below one in ten thousand million here), so this never decides a round that is played.
 */
export function simulate(rules: SlotRules, rounds: number, words: WordSource): Simulated {
  const fast = readyFastPays(rules.base)
  const features = new Features(rules, words)
  let units = 0
  let squares = 0
  let hits = 0
  for (let i = 0; i < rounds; i++) {
    const prefix = scaled(words.next(), fast.prefixes)
    const fourth = scaled(words.next(), fast.fourth.length)
    const fifth = scaled(words.next(), fast.fifth.length)
    let won = paidAt(fast, prefix, fourth, fifth)
    const specials = specialsAt(fast, prefix, fourth, fifth)
    if (at(features.starts, specials) === 1) won = features.play(won, specials)
    units += won
    squares += won * won
    if (won > 0) hits++
  }
  const { picks, freeSpins, spins } = features
  return { rounds, spins: rounds + spins, units, squares, hits, picks, freeSpins }
}

function scaled(word: number, count: number): number {
  return (word * count * 2 ** -32) | 0
}

/** What specials start, played fast; counts what it saw. */
class Features {
  /** `[specials]`: 1 where they pay or start something. */
  readonly starts: Int32Array
  picks = 0
  freeSpins = 0
  spins = 0
  readonly #rules: SlotRules
  readonly #words: WordSource
  readonly #wildReels: readonly number[]

  constructor(rules: SlotRules, words: WordSource) {
    this.#rules = rules
    this.#words = words
    this.#wildReels = wildReels(rules.definition)
    this.starts = Int32Array.from({ length: 64 }, (_, specials) => {
      const { pay, freeSpins, pick } = startedBy(rules.definition, specials)
      return pay > 0 || freeSpins > 0 || pick ? 1 : 0
    })
  }

  /** The round's units after scatters, pick bonus and free spins. */
  play(lines: number, specials: number): number {
    const { definition } = this.#rules
    const started = startedBy(definition, specials)
    let won = lines + started.pay
    if (started.pick) {
      this.picks++
      won += this.#pick()
    }
    if (started.freeSpins > 0) {
      this.freeSpins++
      won += this.#spin(started.freeSpins)
    }
    return Math.min(won, definition.maxUnits)
  }

  #pick(): number {
    const { prizes, enders } = this.#rules.definition.pick
    const closed = [...prizes]
    let won = 0
    while (closed.length > 0) {
      const index = scaled(this.#words.next(), closed.length + enders)
      if (index >= closed.length) return won
      won += item(closed, index)
      closed.splice(index, 1)
    }
    return won
  }

  #spin(awarded: number): number {
    const { free, definition } = this.#rules
    const stops = free.reels.map(() => 0)
    let held = 0
    let won = 0
    for (let left = awarded; left > 0; left--) {
      this.spins++
      free.reels.forEach((reel, i) => {
        stops[i] = scaled(this.#words.next(), reel.length)
      })
      for (const reel of this.#wildReels) {
        const turns = at(item(free.reels, reel).wild, item(stops, reel)) === 1
        if (!turns || ((held >> reel) & 1) === 1) continue
        held |= 1 << reel
        left += definition.freeSpins.extraPerWildReel
      }
      won += unitsAt(free, stops, held)
    }
    return won
  }
}

/** What all lines pay together; the sum of `lineWins`. */
export function unitsAt(linePays: LinePays, stops: readonly number[], held: number): number {
  const start = item(stops, 0) * rowCount
  let units = 0
  for (let row = 0; row < rowCount; row++) {
    const symbol = at(item(linePays.reels, 0).cells, start + row)
    let alive = at(linePays.starts, row)
    let count = 1
    for (; alive !== 0 && count < linePays.reels.length; count++) {
      const stop = item(stops, count)
      const reel = item(linePays.reels, count)
      const goes =
        (held >> count) & 1 ? alive : alive & at(reel.matches, stop * linePays.symbolCount + symbol)
      units += at(linePays.pays, symbol * runLengths + count) * bitCount(alive ^ goes)
      alive = goes
    }
    units += at(linePays.pays, symbol * runLengths + count) * bitCount(alive)
  }
  return units
}
