import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import fc from 'fast-check'

/** Whole rounds of every shape that the contract allows, for tests of what shows them. */
const symbols = ['A', 'K', 'wild', 'moon', 'coffin'] as const
const column = fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 })
const grid = fc.array(column, { minLength: 5, maxLength: 5 })
const reels = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 })
const pays = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 4 })

/** What happens in one spin, before totals are known. */
const spin = fc.record({ grid, reels, pays })

const rounds = fc.record({
  base: spin,
  free: fc.array(spin, { maxLength: 4 }),
  picks: fc.option(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 }), { nil: null }),
  maxWin: fc.boolean(),
})
type Shape = typeof rounds extends fc.Arbitrary<infer Value> ? Value : never
type Spin = Shape['base']

export const generatedRound: fc.Arbitrary<RoundEvent[]> = rounds.map(eventsOf)

/** Writes events with running totals. */
class Script {
  readonly events: RoundEvent[] = []
  total = 0
  held: readonly number[] = []

  spin(mode: 'base' | 'free', { grid, reels, pays }: Spin): void {
    this.events.push({
      type: 'reelsStopped',
      mode,
      stops: [0, 0, 0, 0, 0],
      grid,
      heldReels: this.held,
    })
    const grown = reels.filter((reel) => !this.held.includes(reel))
    const sticky = mode === 'free'
    if (grown.length > 0)
      this.events.push({ type: 'reelsExpanded', reels: grown, symbol: 'wild', sticky })
    if (sticky) this.held = [...this.held, ...grown].toSorted((one, other) => one - other)
    for (const [line, pay] of pays.entries()) {
      this.total += pay
      this.events.push({
        type: 'lineWon',
        line,
        symbol: 'A',
        count: 3,
        cells: [[0, 0]],
        multiplier: 1,
        pay,
        total: this.total,
      })
    }
  }

  picks(prizes: readonly number[]): void {
    this.events.push({ type: 'pickStarted', symbol: 'coffin', cells: [], choices: 12 })
    let pay = 0
    for (const [choice, prize] of prizes.entries()) {
      this.total += prize
      pay += prize
      this.events.push({ type: 'picked', choice, ends: false, pay: prize, total: this.total })
    }
    this.events.push({ type: 'picked', choice: 11, ends: true, pay: 0, total: this.total })
    this.events.push({ type: 'pickEnded', unopened: [], pay, total: this.total })
  }

  freeSpins(spins: readonly Spin[]): void {
    const before = this.total
    for (const [index, spin] of spins.entries()) {
      const left = spins.length - index - 1
      this.events.push({ type: 'freeSpinStarted', number: index + 1, left })
      this.spin('free', spin)
    }
    this.events.push({
      type: 'freeSpinsEnded',
      spins: spins.length,
      pay: this.total - before,
      total: this.total,
    })
  }
}

function eventsOf({ base, free, picks, maxWin }: Shape): RoundEvent[] {
  const script = new Script()
  script.spin('base', base)
  if (free.length > 0) {
    const count = free.length
    script.events.push({ type: 'freeSpinsAwarded', symbol: 'moon', cells: [], count, left: count })
  }
  if (picks) script.picks(picks)
  if (free.length > 0) script.freeSpins(free)
  if (maxWin) script.events.push({ type: 'maxWinReached', total: script.total })
  script.events.push({ type: 'roundEnded', total: script.total })
  return script.events
}
