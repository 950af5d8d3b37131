// How often each amount is won: amounts at or above the most are counted as the most, their true sum beside it.
import { counted, fraction } from './fraction.mjs'

export class Wins {
  ways = 0
  sum = 0
  /** Ways by units, cut at the most. */
  counts = new Map()

  constructor(most) {
    this.most = most
  }

  add(units, ways) {
    this.ways += ways
    this.sum += units * ways
    const cut = Math.min(units, this.most)
    this.counts.set(cut, (this.counts.get(cut) ?? 0) + ways)
  }

  /** Exact, without the most. */
  get mean() {
    return fraction(counted(this.sum), counted(this.ways))
  }
}

/** Wins of chances that add up to 1: where ways cannot be counted, only weighed. */
export class WeighedWins {
  counts = new Map()
  ways = 1

  /** @param mean exact, without the most. */
  constructor(most, mean) {
    this.most = most
    this.mean = mean
  }

  add(units, chance) {
    const cut = Math.min(units, this.most)
    this.counts.set(cut, (this.counts.get(cut) ?? 0) + chance)
  }
}
