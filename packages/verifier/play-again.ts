import type { Json } from '@fairhouse/contract/json'
import { costOf, inMinorUnits, type RoundEvent } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom, type WordSource } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import { offeredAs, priceOf } from '@fairhouse/game-math/bets'
import type { Action, Game, RoundState, Step } from '@fairhouse/game-math/game'

/** What a round drew from and what the player chose: all that its outcome depends on. */
export interface Bet {
  /** 64 hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** What the bet cost, minor units; later actions may have taken more. */
  readonly stake: number
  /** What it was on, of a game whose bets select something. */
  readonly selection?: Json | undefined
  /** The way it was bet. */
  readonly mode: string
  readonly moves: readonly Action[]
}

/** What the mathematics makes of it. */
export interface Outcome {
  /** Minor units; meters of the house are no part of it. */
  readonly events: readonly RoundEvent[]
  readonly payout: number
  /** What the round cost, minor units: the bet, and what its actions took. */
  readonly cost: number
  /** The round waits for another choice. */
  readonly unfinished: boolean
  /** The choices do not fit: what is told here ends where they stopped fitting. */
  readonly misfit: boolean
}

/** The title has no such stake, no such way to bet, or nothing that the selection names. */
export type NoRound = 'stake' | 'mode' | 'selection'

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
  const { mode, selection } = bet
  if (!game.modes.some(({ name }) => name === mode)) return 'mode'
  const price = priceOf(game, { mode, selection })
  if (price === null) return 'selection'
  const unit = bet.stake / price
  if (!game.betLevels.includes(unit * game.unitsPerStake)) return 'stake'
  const words = openStream(fromHex(bet.serverSeed)).round(bet.clientSeed, bet.nonce)
  const { steps, misfit, raised } = stepsOf(game, bet, drawOf(words))
  const last = steps.at(-1)
  return {
    events: inMinorUnits(
      steps.flatMap((step) => step.events),
      unit,
    ),
    payout: (last?.state.units ?? 0) * unit,
    cost: bet.stake + raised * unit,
    unfinished: !misfit && (last?.actions.length ?? 0) > 0,
    misfit,
  }
}

interface Played<State extends RoundState> {
  readonly steps: readonly Step<State>[]
  readonly misfit: boolean
  /** Pay units that actions took after the bet. */
  readonly raised: number
}

/** The round's steps, as far as its choices fit. */
function stepsOf<State extends RoundState>(
  game: Game<State>,
  { mode, moves, stake, selection }: Bet,
  draw: Draw,
): Played<State> {
  let raised = 0
  let last = game.open(draw, { mode, cost: stake, selection })
  const steps = [last]
  for (const move of moves) {
    const offer = offeredAs(game, last, move)
    if (!offer) return { steps, misfit: true, raised }
    raised += costOf(offer)
    last = game.act(last.state, move, draw)
    steps.push(last)
  }
  return { steps, misfit: false, raised }
}
