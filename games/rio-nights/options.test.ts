import { expect, it } from 'vitest'
import { definition } from './math.ts'

/**
 * What all spins of an option are worth in stakes, as every line has the same mean: a run of n needs the symbol or a wild on n
 * reels, and neither on the next. No wild is on the first reel, so a symbol leads every run.
 */
function worthOf({ spin, spins }: (typeof definition.features.freeSpins.options)[number]): number {
  const { strips, multiplier } = spinOf(spin)
  let line = 0
  for (const [symbol, pays] of Object.entries(definition.pays)) {
    const chances = strips.map(
      (strip) => strip.filter((name) => name === symbol || name === 'wild').length / strip.length,
    )
    let reached = 1
    pays.slice(1).forEach((pay, reel) => {
      reached *= chances[reel] ?? 0
      line += pay * reached * (1 - (chances[reel + 1] ?? 0))
    })
  }
  return line * multiplier * spins
}

function spinOf(name: string): (typeof definition.spins)['calm'] {
  const { calm, warm, hot } = definition.spins
  const spin = new Map(Object.entries({ calm, warm, hot })).get(name)
  if (spin === undefined) throw new RangeError(`no spin ${name}`)
  return spin
}

it('lays out its options for the same worth, to a hundred-thousandth, before the most a round wins cuts them', () => {
  const worths = definition.features.freeSpins.options.map(worthOf)
  expect(worths).toHaveLength(3)
  expect(Math.max(...worths) / Math.min(...worths)).toBeLessThan(1.00001)
})
