import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { Reply } from '../../asking/ask.ts'
import type { Autoplay } from './autoplay.ts'
import { choiceOf } from './open-round.ts'
import type { Tally } from './tally.ts'

export type OpenedGame = Reply<'openGame'>['game']
export type Currency = OpenedGame['currency']
export type Round = Reply<'play'>['round']

/**
 * Where the table stands:
 * `idle` a new round may be bet; `asking` the reels turn and the answer is awaited; `showing` events are presented;
 * `choosing` the open round waits for a choice, `waiting` for the player to go on; `replay` an old round is shown; `ended` nothing goes
 * on here.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'choosing' | 'waiting' | 'replay' | 'ended'

/** Everything that the controls show. Amounts in minor units. */
export interface ControllerState {
  readonly phase: Phase
  /** The browser has a network: without one no bet is begun, for nobody could tell when it would be taken. */
  readonly isOnline: boolean
  readonly game: OpenedGame
  readonly connection: string
  readonly fairness: Fairness
  /** Level of the ladder; a round may cost another multiple of it (`costOf`). */
  readonly stake: number
  /** The way to bet that stays until it is changed: the plain bet, or an ante. */
  readonly mode: string
  /** What the player has, without wins that are not shown yet. */
  readonly balance: number
  readonly isTestMoney: boolean
  /** Shown win of the round on screen. */
  readonly won: number
  /** The open round, or the last one. */
  readonly round: Round | null
  readonly autoplay: Autoplay | null
  readonly tally: Tally
}

/** The pocket that bets are taken from. */
export function balanceOf(status: UserStatus): number {
  if (!status.isLogged) return 0
  return status.userType === 1 ? status.cash : status.creditsFreePlay
}

/** What the player may do in a round that is not finished. A choice comes before going on, as when a win may be doubled or taken. */
export const phaseOf = (round: Round | null): Phase => {
  if (!round || round.finished || round.actions.length === 0) return 'idle'
  return choiceOf(round) ? 'choosing' : 'waiting'
}

/** Name of the plain bet. */
export const plainBet = 'base'

type Costing = Pick<ControllerState, 'game' | 'stake'>

/** What a round costs at the chosen level in a mode, minor units. @throws RangeError for a mode that the game lacks. */
export function costOf({ game, stake }: Costing, mode: string): number {
  if (mode === plainBet) return stake
  const told = game.paytable.modes.find(({ name }) => name === mode)
  if (!told) throw new RangeError(`the game has no mode ${mode}`)
  return (stake / game.unitsPerStake) * told.price
}

/** The level of the ladder at which a round was bet; null without one. */
export function levelOf(round: Round | null, game: OpenedGame): number | null {
  if (!round) return null
  const told = game.paytable.modes.find(({ name }) => name === round.mode)
  return told ? (round.stake / told.price) * game.unitsPerStake : round.stake
}

/** The stake of what is on screen: the level that a round was played at, whatever a bought feature cost. */
export const stakeShown = ({ phase, round, game, stake }: ControllerState): number =>
  phase === 'idle' || phase === 'asking' ? stake : (levelOf(round, game) ?? stake)

/** Whether the player may set something in motion now. */
export const mayAct = ({ phase, isOnline }: Pick<ControllerState, 'phase' | 'isOnline'>): boolean =>
  isOnline || (phase !== 'idle' && phase !== 'waiting' && phase !== 'choosing')

/** The modes that the rules of the player's place allow at the smallest stake. */
export const allowedModes = ({
  game,
}: Pick<ControllerState, 'game'>): OpenedGame['paytable']['modes'] =>
  permittedPaytable(game.paytable, game.rules).modes.filter(({ name }) =>
    isWithinLimit({ game, stake: Math.min(...game.betLevels) }, name),
  )

/** Whether a round at the chosen level may cost what it costs in a mode. */
export function isWithinLimit(at: Costing, mode: string): boolean {
  const { maxStake } = at.game.rules
  return maxStake === null || costOf(at, mode) <= maxStake
}

/** The levels of the ladder at which the rules of the player's place allow a round in a mode. */
export const allowedLevels = (game: OpenedGame, mode: string): readonly number[] =>
  game.betLevels.filter((stake) => isWithinLimit({ game, stake }, mode))

/** The next larger (`1`) or smaller (`-1`) allowed stake, or the same at the end of the ladder. */
export function nextStake({ game, stake, mode }: ControllerState, direction: 1 | -1): number {
  const levels = allowedLevels(game, mode)
  const next =
    direction === 1
      ? levels.find((level) => level > stake)
      : levels.findLast((level) => level < stake)
  return next ?? stake
}

/** The largest allowed stake that the balance covers in the mode now chosen, or null when it covers none. */
export const coveredStake = ({ game, balance, mode }: ControllerState): number | null =>
  allowedLevels(game, mode).findLast((stake) => costOf({ game, stake }, mode) <= balance) ?? null

/** The stake to begin with: the player's last one, else one in the lower part of the ladder. */
export function firstStake(levels: readonly number[], last: number | undefined): number {
  if (last !== undefined && levels.includes(last)) return last
  return levels.includes(100) ? 100 : (levels[0] ?? 1)
}
