import { describe, expect, it } from 'vitest'
import { roundOf } from './sample-sitting.ts'
import { sampleController } from './sample-controller.ts'
import {
  allowedLevels,
  allowedModes,
  coveredStake,
  isWithinLimit,
  nextStake,
  stakeShown,
  type ControllerState,
} from './controller-state.ts'

const { game } = sampleController

/** A ladder of 0.25 to 2.00 with an ante at one and a half stakes and a purchase at two. */
const withRules = (rules: Partial<typeof game.rules>, part: Partial<ControllerState> = {}) => ({
  ...sampleController,
  game: {
    ...game,
    rules: { ...game.rules, ...rules },
    paytable: {
      ...game.paytable,
      modes: [
        { name: 'ante', kind: 'ante' as const, price: 38 },
        { name: 'bought', kind: 'buy' as const, price: 50 },
      ],
    },
  },
  ...part,
})

describe('a table where a round may cost no more than a limit', () => {
  const limited = withRules({ maxStake: 100 })

  it('offers the steps of the ladder up to it', () => {
    expect(allowedLevels(limited, 'base')).toEqual([25, 50, 100])
    expect(allowedLevels(limited, 'ante')).toEqual([25, 50])
    expect(nextStake(limited, 1)).toBe(100)
    expect(nextStake(limited, -1)).toBe(50)
    expect(coveredStake({ ...limited, balance: 1_000 })).toBe(100)
  })

  it('leads back from a stake of earlier rules', () => {
    const before = withRules({ maxStake: 99 }, { stake: 200 })
    expect(nextStake(before, 1)).toBe(200)
    expect(nextStake(before, -1)).toBe(50)
  })

  it('sells only what costs no more', () => {
    expect(isWithinLimit({ ...limited, stake: 50 }, 'bought')).toBe(true)
    expect(isWithinLimit(limited, 'bought')).toBe(false)
    expect(allowedModes(withRules({ maxStake: 49 })).map(({ name }) => name)).toEqual(['ante'])
  })
})

it('a table without a limit offers the whole ladder', () => {
  expect(allowedLevels(sampleController, 'base')).toEqual(game.betLevels)
})

it('a place that forbids buying is told of no purchase', () => {
  expect(allowedModes(withRules({ buy: false })).map(({ name }) => name)).toEqual(['ante'])
})

it('shows the stake that the spins of a bought feature are played at, not its price', () => {
  const bought = roundOf({ mode: 'bought', stake: 200, finished: false })
  const table = withRules({}, { phase: 'waiting', stake: 50, round: bought })
  expect(stakeShown(table)).toBe(100)
  expect(stakeShown({ ...table, phase: 'idle' })).toBe(50)
})
