import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game, RoundState } from '@fairhouse/game-math/game'

/** A round that was recorded once and must never play otherwise: everything that decides it, and what it told. */
export interface GoldenRound {
  /** What it is an example of. */
  readonly name: string
  /** The way to bet; the plain bet unless given. */
  readonly mode?: string
  /** Hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** The player's actions after the bet. */
  readonly moves: readonly Action[]
  /** Amounts are pay units. */
  readonly events: readonly RoundEvent[]
  readonly units: number
}

/** `golden.json` of a title. */
export interface GoldenRounds {
  /** Definition that they were recorded with. */
  readonly hash: string
  readonly rounds: readonly GoldenRound[]
}

/** Plays a recorded round again, from first to last. */
export function replay<State extends RoundState>(
  game: Game<State>,
  { mode, serverSeed, clientSeed, nonce, moves }: Omit<GoldenRound, 'name' | 'events' | 'units'>,
): { readonly state: State; readonly events: readonly RoundEvent[] } {
  const stream = openStream(fromHex(serverSeed))
  const draw = drawFrom(stream.round(clientSeed, nonce))
  let step = game.open(draw, mode)
  const events = [...step.events]
  for (const move of moves) {
    step = game.act(step.state, move, draw)
    events.push(...step.events)
  }
  return { state: step.state, events }
}
