import { describe, expect, it } from 'vitest'
import { playRulesIn } from './rules-for.ts'

const house = { demo: false }

describe('the rules of a place', () => {
  it.each([null, '', 'de', 'DEU', 'ZZ', 'XX'])(
    'are the strictest where it is unknown: %j',
    (from) => {
      expect(playRulesIn(from, house)).toEqual({
        cycleMs: 5_000,
        autoplay: false,
        turbo: false,
        buy: false,
        gamble: false,
        jackpots: false,
        coach: false,
        maxStake: 100,
      })
    },
  )

  it('are the house’s own where it is known and asks for nothing else', () => {
    expect(playRulesIn('PT', house)).toMatchObject({ autoplay: true, gamble: true, maxStake: null })
  })

  it('are the house’s own for a visitor of a demo, and no looser than for a player', () => {
    expect(playRulesIn(null, { demo: true })).toEqual(playRulesIn('PT', house))
  })
})
