import { combinationsOf } from '@fairhouse/game-math/families/slot/exact/combinations'
import { spinCycle } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import { readySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import { describe, expect, it } from 'vitest'
import { definition as fjord } from './fjord-giants/math.ts'
import { definition as rio } from './rio-nights/math.ts'

describe('the combinations of a spin', () => {
  it('count reels that turn as one once', () => {
    expect(combinationsOf(fjord.spins.free)).toBe(17_248n)
    expect(combinationsOf(fjord.spins.base)).toBe(
      fjord.spins.base.strips.reduce((product, strip) => product * BigInt(strip.length), 1n),
    )
  })

  it.each([
    ['a giant symbol', fjord, fjord.spins.free],
    ['reels that turn each for itself', fjord, fjord.spins.base],
    ['wilds and lines', rio, rio.spins.hot],
  ])('are all that the exact mathematics counts, with %s', (_, definition, spin) => {
    const counted = [...spinCycle(readySpin(definition, spin)).values()]
    expect(counted.reduce((sum, { ways }) => sum + ways, 0n)).toBe(combinationsOf(spin))
  })
})
