import { describe, expect, it } from 'vitest'
import { suspenseReels, type Trigger } from './anticipation.ts'

const moon: Trigger = { symbol: 'moon', needed: 3, reels: [0, 2, 4] }
const column = (...scatters: string[]) => [...scatters, 'A', 'K', 'Q'].slice(0, 3)

describe('suspense', () => {
  it('comes only after all but one of the needed symbols are there', () => {
    const grid = [column('moon'), column(), column('moon'), column(), column()]
    expect(suspenseReels(grid, [moon])).toEqual([4])
  })

  it('never comes where the missing symbol cannot land', () => {
    const grid = [column('moon'), column(), column('moon'), column(), column('moon')]
    expect(suspenseReels(grid, [moon])).toEqual([4])
  })

  it('does not come when too few reels are left', () => {
    const grid = [column('moon'), column(), column(), column(), column('moon')]
    expect(suspenseReels(grid, [moon])).toEqual([])
  })

  it('ends when the feature is certain', () => {
    const any: Trigger = { symbol: 'coffin', needed: 3, reels: [0, 1, 2, 3, 4] }
    const grid = [column('coffin'), column('coffin'), column('coffin'), column(), column()]
    expect(suspenseReels(grid, [any])).toEqual([2])
  })

  it('leaves out reels that are held', () => {
    const any: Trigger = { symbol: 'moon', needed: 3, reels: [0, 1, 2, 3, 4] }
    const grid = [column('moon'), column('moon'), column(), column(), column()]
    expect(suspenseReels(grid, [any], [2])).toEqual([3, 4])
  })

  it('counts what held reels show in a respin, which is what they are held for', () => {
    const any: Trigger = { symbol: 'moon', needed: 3, reels: [0, 1, 2, 3, 4] }
    const grid = [column(), column('moon'), column(), column(), column('moon')]
    expect(suspenseReels(grid, [any], [1, 4], 'all')).toEqual([0, 2, 3])
  })
})
