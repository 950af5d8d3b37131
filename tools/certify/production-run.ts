import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream } from '@fairhouse/fairness/stream'
import { anyAction } from '@fairhouse/game-math/any-action'
import type { Step } from '@fairhouse/game-math/game'
import type { SlotState } from '@fairhouse/game-math/slot/state'
import type { Title } from '@fairhouse/games/discover'

/** What rounds played just as the server plays them came to, in stakes. */
export interface ProductionRun {
  readonly rounds: number
  /** Sum of all payouts, in pay units. */
  readonly units: number
  readonly hits: number
  readonly started: Readonly<Record<'pick' | 'freeSpins', number>>
}

/**
 * Plays rounds with the real stream of a fixed server seed and legal choices at random, so that every run of the same definition
 * comes to the same numbers.
 * @param onProgress called now and then with the rounds played so far.
 */
export function playProduction(
  { card, game }: Title,
  rounds: number,
  onProgress: (played: number) => void,
): ProductionRun {
  const stream = openStream(sha256(new TextEncoder().encode(`certify ${card.uri}`)))
  const choices = drawFrom(new SeededWords(card.id))
  const started = { pick: 0, freeSpins: 0 }
  let units = 0
  let hits = 0
  for (let nonce = 0; nonce < rounds; nonce++) {
    const draw = drawFrom(stream.round('certify', nonce))
    let step: Step<SlotState> = game.open(draw)
    if (step.state.pick !== null) started.pick++
    if (step.state.free !== null) started.freeSpins++
    while (!step.state.done) {
      step = game.act(
        step.state,
        anyAction(step.actions, (count) => choices.below(count)),
        draw,
      )
    }
    units += step.state.units
    if (step.state.units > 0) hits++
    if (nonce % 20_000 === 0) onProgress(nonce)
  }
  onProgress(rounds)
  return { rounds, units, hits, started }
}
