import { inMinorUnits } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game } from '@fairhouse/game-math/game'
import type { Evidence } from '../recount.ts'

export const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
export const evidence: Evidence = {
  serverSeed: toHex(seed),
  shownHash: toHex(sha256(seed)),
  clientSeed: 'quiet owls',
  nonce: 17,
  stake: 100,
  mode: 'base',
  moves: [],
  played: null,
}

/** Plays a round to its end as the house does: each step goes on where the last one stopped. */
export function playedBy(nonce: number, stake: number, rules: Game): Evidence {
  const stream = openStream(seed)
  let draw = drawFrom(stream.round(evidence.clientSeed, nonce))
  let step = rules.open(draw)
  const events = [...step.events]
  const moves: Action[] = []
  while (step.actions[0]) {
    const [action] = step.actions
    const move: Action =
      action.type === 'pick'
        ? { type: 'pick', choice: action.choices[0] ?? 0 }
        : { type: 'freeSpin' }
    moves.push(move)
    draw = drawFrom(stream.round(evidence.clientSeed, nonce, draw.words))
    step = rules.act(step.state, move, draw)
    events.push(...step.events)
  }
  const unit = stake / rules.unitsPerStake
  return {
    ...evidence,
    nonce,
    stake,
    moves,
    played: {
      definitionHash: rules.hash,
      events: inMinorUnits(events, unit),
      payout: step.state.units * unit,
    },
  }
}
