import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { anyAction } from '@fairhouse/game-math/any-action'
import { Means } from '@fairhouse/game-math/chances/means'
import { ratio } from '@fairhouse/game-math/fraction'
import type { SlotDefinition } from '@fairhouse/game-math/slot/definition'
import { provedRound } from '@fairhouse/game-math/slot/exact/slot-facts'
import { fastPlay } from '@fairhouse/game-math/slot/fast/fast-rounds'
import { slotGame } from '@fairhouse/game-math/slot/slot-game'

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
  const unitsOf = roundsOf(definition, new SeededWords(seed))
  let hits = 0
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    const won = unitsOf() / definition.unitsPerStake
    if (won > 0) hits++
    sum += won
    squares += won * won
  }
  const mean = sum / rounds
  return { rounds, hit: hits / rounds, sigma: Math.sqrt(squares / rounds - mean * mean) }
}

/** Plays a round and answers its pay units; fast where fast play knows the game, and as it is told where not. */
function roundsOf(definition: SlotDefinition, words: SeededWords): () => number {
  const fast = fastPlay(definition)
  if (fast.plays) {
    return () => {
      fast.rounds.play(words)
      return fast.rounds.units
    }
  }
  const game = slotGame(definition)
  const draw = drawFrom(words)
  const below = (count: number): number => draw.below(count)
  return () => {
    let step = game.open(draw)
    while (!step.state.done) step = game.act(step.state, anyAction(step.actions, below), draw)
    return step.state.units
  }
}
