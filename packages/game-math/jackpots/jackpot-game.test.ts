import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Draw } from '@fairhouse/fairness/draw'
import { describe, expect, it } from 'vitest'
import { ratio } from '../fraction.ts'
import type { Game } from '../game.ts'
import { slotGame } from '../families/slot/slot-game.ts'
import { everyDraw } from '../families/slot/testing/every-draw.ts'
import { scriptedDraw } from '../families/slot/testing/play-feature.ts'
import { smallSlot } from '../families/slot/testing/small-slot.ts'
import { jackpotGame } from './jackpot-game.ts'

const inner = slotGame(smallSlot)
const shares = { grows: 10_000, laidBy: 500_000, ceiling: 11 }
const grand: JackpotTerms = {
  ...shares,
  won: 'byDraw',
  name: 'grand',
  meter: 'g',
  seed: 5,
  turnover: 12,
}
const mini: JackpotTerms = { ...shares, won: 'byMeter', name: 'mini', meter: 'm', seed: 1 }

/** A game that draws nothing, so that every course is one of the jackpots' draws. */
const still = (game: Game): Game => ({
  ...game,
  open: () => ({ state: { units: 3, done: true }, events: [ended], actions: [] }),
})
const ended = { type: 'roundEnded', total: 3 } as const

describe('a game with progressive jackpots', () => {
  it('wins by draw exactly as often as its cost is part of the turnover, at every cost', () => {
    const second = { ...grand, name: 'major', meter: 'n', turnover: 20, seed: 10 }
    const game = jackpotGame(still(inner), [mini, grand, second])
    for (const cost of [0, 1, 5, 12]) {
      const chances = everyDraw((draw: Draw) => {
        const { events } = game.open(draw, { cost })
        return events.reduce(
          (won, event) =>
            event.type === 'jackpotWon' ? won + (event.jackpot === 'grand' ? 1 : 10) : won,
          0,
        )
      })
      const chance = (won: number) => {
        const found = chances.get(won)
        return found === undefined ? 0 : ratio(found)
      }
      expect(chance(1) + chance(11)).toBeCloseTo(cost / 12, 12)
      expect(chance(10) + chance(11)).toBeCloseTo(cost / 20, 12)
    }
  })

  it('tells what is won with a pay of 0, before the round is closed', () => {
    const game = jackpotGame(still(inner), [grand])
    expect(game.open(scriptedDraw([4]), { cost: 5 }).events).toEqual([
      { type: 'jackpotWon', jackpot: 'grand', pay: 0, total: 3 },
      ended,
    ])
    expect(game.open(scriptedDraw([5]), { cost: 5 }).events).toEqual([ended])
  })

  it('is another game when its terms are others', () => {
    const hashes = [[grand], [{ ...grand, seed: 4 }], [grand, mini]].map(
      (jackpots) => jackpotGame(inner, jackpots).hash,
    )
    expect(new Set([inner.hash, ...hashes]).size).toBe(4)
  })

  it.each<[string, readonly JackpotTerms[], RegExp]>([
    ['two of a name', [grand, { ...mini, name: 'grand' }], /name of its own/],
    ['two of a meter', [grand, { ...mini, meter: 'g' }], /meter of its own/],
    ['half a unit', [{ ...grand, seed: 0.5 }], /whole and positive/],
    ['a ceiling below the seed', [{ ...grand, ceiling: 5 }], /above the seed/],
    ['a meter beyond its turnover', [{ ...grand, turnover: 10 }], /turnover lies between/],
    ['seeds that nobody pays', [{ ...grand, laidBy: 416_666 }], /lay by 416667 millionths/],
  ])('refuses %s', (_, jackpots, fault) => {
    expect(() => jackpotGame(inner, jackpots)).toThrow(fault)
  })
})
