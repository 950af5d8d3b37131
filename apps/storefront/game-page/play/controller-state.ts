import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import type { BonusData } from '@fairhouse/contract/entities/bonus'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { Json } from '@fairhouse/contract/json'
import type { Reply } from '../../asking/ask.ts'
import type { Autoplay } from './autoplay.ts'
import type { Tally } from './tally.ts'

export type OpenedGame = Reply<'openGame'>['game']
export type Currency = OpenedGame['currency']
export type Round = Reply<'play'>['round']

/**
 * Where the table stands:
 * `idle` a new round may be bet; `asking` the answer is awaited; `showing` events are presented;
 * `choosing` the open round waits for a decision, `waiting` for the player to go on; `replay` an old round is shown; `ended` nothing goes
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
  /** What the next bet is on, of a family whose bets select something; null while nothing is selected. */
  readonly selected: Selected | null
  /** What the family's controls have marked for the next move, such as cards to hold; gone with every answer. */
  readonly marked: Json | null
  /** What the player has, without wins that are not shown yet. */
  readonly balance: number
  /** The bonus that runs, of which `balance` holds the money; null, or left out, while none does. */
  readonly bonus?: BonusData | null
  readonly isTestMoney: boolean
  /** Shown win of the round on screen. */
  readonly won: number
  /** The open round, or the last one. */
  readonly round: Round | null
  /** The old round that is shown again; null, or left out, while none is. */
  readonly replayed?: Round | null
  readonly autoplay: Autoplay | null
  readonly tally: Tally
}

/** A selection that may be bet, and what it costs in pay units. */
export interface Selected {
  readonly selection: Json
  readonly units: number
}

/** What bets are taken from: the pocket, and beside it the money of a bonus that runs. */
export function balanceOf(status: UserStatus): number {
  if (!status.isLogged) return 0
  const pocket = status.userType === 1 ? status.cash : status.creditsFreePlay
  return pocket + (bonusOf(status)?.bonusBalance ?? 0)
}

/** The bonus that runs; null when none does. */
export function bonusOf(status: UserStatus): BonusData | null {
  if (!status.isLogged || status.bonusData === null) return null
  const { bonusState } = status.bonusData
  const isRunning = bonusState === bonusStates.active || bonusState === bonusStates.freeSpins
  return isRunning ? status.bonusData : null
}

/** The stake of the free spins that wait in this game, in minor units; null where there are none. */
export function spinStakeOf(bonus: BonusData | null, gameId: number): number | null {
  if (bonus?.lockedByGameId !== gameId || bonus.remainingFreeSpins === 0) return null
  return (bonus.bonusBalance - bonus.totalWinFromFreeSpins) / bonus.remainingFreeSpins
}

/** What the player may do in a round that is not finished. A decision comes before going on, as when a win may be doubled or taken. */
export const phaseOf = (
  round: Round | null,
  { decides }: { readonly decides: (round: Round) => boolean },
): Phase => {
  if (!round || round.finished || round.actions.length === 0) return 'idle'
  return decides(round) ? 'choosing' : 'waiting'
}

/** Name of the plain bet. */
export const plainBet = 'base'

type Costing = Pick<ControllerState, 'game' | 'stake' | 'selected'>

/**
 * What a round costs at the chosen level in a mode, minor units; of a bet on something, what that costs. @throws RangeError for a mode that
 * the game lacks.
 */
export function costOf({ game, stake, selected }: Costing, mode: string): number {
  if (selected) return (stake / game.unitsPerStake) * selected.units
  if (mode === plainBet) return stake
  const told = game.paytable.modes.find(({ name }) => name === mode)
  if (!told) throw new RangeError(`the game has no mode ${mode}`)
  return (stake / game.unitsPerStake) * told.price
}

/** The level of the ladder at which a round was bet that selects nothing and takes no more money than its bet. */
export function levelByMode(round: Round, game: OpenedGame): number {
  const told = game.paytable.modes.find(({ name }) => name === round.mode)
  return told ? (round.stake / told.price) * game.unitsPerStake : round.stake
}

/**
 * The stake of what is on screen: what is to be bet, or what a round has cost so far; where nothing is selected, the level that it is played
 * at, whatever a bought feature cost.
 */
export function stakeShown(state: ControllerState): number {
  const { phase, round, game, stake, selected } = state
  if (phase === 'idle' || phase === 'asking' || !round)
    return selected ? costOf(state, plainBet) : stake
  return selected ? round.stake : levelByMode(round, game)
}

/** Whether the player may set something in motion now. */
export const mayAct = ({ phase, isOnline }: Pick<ControllerState, 'phase' | 'isOnline'>): boolean =>
  isOnline || (phase !== 'idle' && phase !== 'waiting' && phase !== 'choosing')

/** The modes that the rules of the player's place allow at the smallest stake. */
export const allowedModes = ({
  game,
}: Pick<ControllerState, 'game'>): OpenedGame['paytable']['modes'] =>
  permittedPaytable(game.paytable, game.rules).modes.filter(({ name }) =>
    isWithinLimit({ game, stake: Math.min(...game.betLevels), selected: null }, name),
  )

/** Whether a round at the chosen level may cost what it costs in a mode. */
export function isWithinLimit(at: Costing, mode: string): boolean {
  const { maxStake } = at.game.rules
  return maxStake === null || costOf(at, mode) <= maxStake
}

/** The levels of the ladder at which the rules of the player's place allow a round in a mode. */
export const allowedLevels = (
  { game, selected }: Omit<Costing, 'stake'>,
  mode: string,
): readonly number[] =>
  game.betLevels.filter((stake) => isWithinLimit({ game, stake, selected }, mode))

/** The next larger (`1`) or smaller (`-1`) allowed stake, or the same at the end of the ladder. */
export function nextStake(state: ControllerState, direction: 1 | -1): number {
  const { stake, mode } = state
  const levels = allowedLevels(state, mode)
  const next =
    direction === 1
      ? levels.find((level) => level > stake)
      : levels.findLast((level) => level < stake)
  return next ?? stake
}

/** The largest allowed stake that the balance covers in the mode now chosen, or null when it covers none. */
export const coveredStake = (state: ControllerState): number | null =>
  allowedLevels(state, state.mode).findLast(
    (stake) => costOf({ ...state, stake }, state.mode) <= state.balance,
  ) ?? null

/** The stake to begin with: the player's last one, else one in the lower part of the ladder. */
export function firstStake(levels: readonly number[], last: number | undefined): number {
  if (last !== undefined && levels.includes(last)) return last
  return levels.includes(100) ? 100 : (levels[0] ?? 1)
}
