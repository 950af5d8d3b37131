// How often each amount is won: amounts at or above the most are counted as the most, their true sum beside it.
import { counted, fraction } from './fraction.mjs'

/** Counts wins one by one: a place for every amount. */
export class CountedWins {
  ways = 0
  sum = 0

  constructor(most) {
    this.most = most
    this.amounts = new Float64Array(most + 1)
  }

  add(units, ways) {
    this.ways += ways
    this.sum += units * ways
    this.amounts[units < this.most ? units : this.most] += ways
  }

  /** The same with only the amounts that are won. */
  joined() {
    const wins = new Wins(this.most)
    wins.ways = this.ways
    wins.sum = this.sum
    for (const [units, ways] of this.amounts.entries()) if (ways !== 0) wins.counts.set(units, ways)
    return wins
  }
}

export class Wins {
  ways = 0
  sum = 0
  /** Ways by units, cut at the most. */
  counts = new Map()

  constructor(most) {
    this.most = most
  }

  /** Adds other wins, each so many units more. */
  join({ counts, ways, sum }, more) {
    for (const [units, own] of counts) {
      const cut = Math.min(units + more, this.most)
      this.counts.set(cut, (this.counts.get(cut) ?? 0) + own)
    }
    this.ways += ways
    this.sum += sum + more * ways
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
