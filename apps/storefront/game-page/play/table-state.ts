import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { Reply } from '../../asking/ask.ts'
import type { Autoplay } from './autoplay.ts'
import type { Tally } from './tally.ts'

export type OpenedGame = Reply<'openGame'>['game']
export type Currency = OpenedGame['currency']
export type Round = Reply<'play'>['round']

/**
 * Where the table stands:
 * `idle` a new round may be bet; `asking` the reels turn and the answer is awaited; `showing` events are presented;
 * `picking` and `freeSpins` the open round waits for the player; `replay` an old round is shown; `ended` nothing goes on here.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'picking' | 'freeSpins' | 'replay' | 'ended'

/** Everything that the controls show. Amounts in minor units. */
export interface TableState {
  readonly phase: Phase
  readonly game: OpenedGame
  readonly connection: string
  readonly fairness: Fairness
  readonly stake: number
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

/** Free spins that the open round still has. */
export const freeSpinsLeft = ({ round }: TableState): number => {
  const action = round?.actions.find(({ type }) => type === 'freeSpin')
  return action?.type === 'freeSpin' ? action.left : 0
}

/** What the player may do in a round that is not finished. */
export const phaseOf = (round: Round | null): Phase => {
  const [action] = round?.actions ?? []
  if (!round || round.finished || !action) return 'idle'
  return action.type === 'pick' ? 'picking' : 'freeSpins'
}

/** The next larger (`1`) or smaller (`-1`) stake, or the same at the end of the ladder. */
export function nextStake({ game, stake }: TableState, direction: 1 | -1): number {
  const place = game.betLevels.indexOf(stake)
  return game.betLevels[place + direction] ?? stake
}

/** The largest stake that the balance covers, or null when it covers none. */
export const coveredStake = ({ game, balance }: TableState): number | null =>
  game.betLevels.findLast((level) => level <= balance) ?? null

/** The stake to begin with: the player's last one, else one in the lower part of the ladder. */
export function firstStake(levels: readonly number[], last: number | undefined): number {
  if (last !== undefined && levels.includes(last)) return last
  return levels.includes(100) ? 100 : (levels[0] ?? 1)
}
