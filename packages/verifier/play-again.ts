import { inMinorUnits, type RoundEvent } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom, type WordSource } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game, RoundState, Step } from '@fairhouse/game-math/game'

/** What a round drew from and what the player chose: all that its outcome depends on. */
export interface Bet {
  /** 64 hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** What it cost, minor units. */
  readonly stake: number
  /** The way it was bet. */
  readonly mode: string
  readonly moves: readonly Action[]
}

/** What the mathematics makes of it. */
export interface Outcome {
  /** Minor units; meters of the house are no part of it. */
  readonly events: readonly RoundEvent[]
  readonly payout: number
  /** The round waits for another choice. */
  readonly unfinished: boolean
  /** The choices do not fit: what is told here ends where they stopped fitting. */
  readonly misfit: boolean
}

/** The title has no such stake, or no such way to bet. */
export type NoRound = 'stake' | 'mode'

/**
 * Plays a round again, with the very mathematics it was played with.
 * @param game the title's rules; one that plays from a table has the row at hand.
 * @param drawOf what draws from the round's words; others than the usual one keep a record.
 */
export function playAgain<State extends RoundState>(
  game: Game<State>,
  bet: Bet,
  drawOf: (source: WordSource) => Draw = drawFrom,
): Outcome | NoRound {
  const mode = game.modes.find(({ name }) => name === bet.mode)
  if (!mode) return 'mode'
  const unit = bet.stake / mode.price
  if (!game.betLevels.includes(unit * game.unitsPerStake)) return 'stake'
  const words = openStream(fromHex(bet.serverSeed)).round(bet.clientSeed, bet.nonce)
  const { steps, misfit } = stepsOf(game, bet, drawOf(words))
  const last = steps.at(-1)
  return {
    events: inMinorUnits(
      steps.flatMap((step) => step.events),
      unit,
    ),
    payout: (last?.state.units ?? 0) * unit,
    unfinished: !misfit && (last?.actions.length ?? 0) > 0,
    misfit,
  }
}

/** The round's steps, as far as its choices fit. */
function stepsOf<State extends RoundState>(
  game: Game<State>,
  { mode, moves, stake }: Bet,
  draw: Draw,
): { readonly steps: readonly Step<State>[]; readonly misfit: boolean } {
  let last = game.open(draw, { mode, cost: stake })
  const steps = [last]
  for (const move of moves) {
    if (!isOffered(last, move)) return { steps, misfit: true }
    last = game.act(last.state, move, draw)
    steps.push(last)
  }
  return { steps, misfit: false }
}

const isOffered = <State extends RoundState>(step: Step<State>, move: Action): boolean =>
  step.actions.some((action) => {
    if (action.type !== move.type) return false
    return !('choices' in action) || action.choices.some((choice) => choice === move.choice)
  })
