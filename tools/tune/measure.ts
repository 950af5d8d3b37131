import { SeededWords } from '@fairhouse/fairness/seeded'
import { Means } from '@fairhouse/game-math/chances/means'
import { ratio } from '@fairhouse/game-math/fraction'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { provedRound } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { FastRounds } from '@fairhouse/game-math/families/slot/fast/fast-rounds'

/** What each part of the game returns, exactly but for the most a round can win, as ratios of the stake. */
export function returnsOf(definition: SlotDefinition): ReadonlyMap<string, number> {
  const means = provedRound(definition).chances(new Means())
  return new Map([...means].map(([part, mean]) => [part, ratio(mean) / definition.unitsPerStake]))
}

/** How often rounds win, and how far their wins are spread, in stakes. */
export interface Sample {
  readonly rounds: number
  readonly hit: number
  readonly sigma: number
}

/** Plays so many rounds with a seeded source: enough to choose between layouts, too few to certify. */
export function sampled(definition: SlotDefinition, rounds: number, seed: number): Sample {
  const words = new SeededWords(seed)
  const fast = new FastRounds(definition)
  let hits = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    fast.play(words)
    const won = fast.units / definition.unitsPerStake
    if (won > 0) hits++
    sum += won
    squares += won * won
  }
  const mean = sum / rounds
  return { rounds, hit: hits / rounds, sigma: Math.sqrt(squares / rounds - mean * mean) }
}
