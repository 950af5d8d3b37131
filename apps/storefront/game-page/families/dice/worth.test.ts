import { describe, expect, it } from 'vitest'
import { game } from '../../../../../games/sic-bo/math.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { worthOf } from './worth.ts'

const paytable = paytableOf('dice', game.paytable)
const worth = (chips: Readonly<Record<string, number>>) =>
  worthOf(new Map(Object.entries(chips)), paytable)

describe('what chips on dice are worth', () => {
  it('is counted over all throws', () => {
    expect(worth({ small: 1 })).toMatchObject({ back: 210, winning: 105, throws: 216, most: 2 })
    expect(worth({ 'single-4': 1 })).toMatchObject({ back: 75 * 2 + 15 * 3 + 13, most: 13 })
    expect(worth({ 'triple-6': 2 })).toMatchObject({ staked: 2, back: 362, most: 362 })
  })

  it('counts throws that give more than was bet', () => {
    expect(worth({ small: 1, big: 1 })).toMatchObject({ winning: 210, gaining: 0 })
  })

  it('is nothing where nothing lies', () => {
    expect(worth({})).toMatchObject({ staked: 0, back: 0, winning: 0, most: 0 })
  })
})
