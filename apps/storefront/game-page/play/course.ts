import type { Json } from '@fairhouse/contract/json'
import type { ActionName, RoundAction } from '@fairhouse/contract/rounds/round'
import type { ControllerState, OpenedGame, Round } from './controller-state.ts'

/** What goes on with an open round: an action that it offers, with its data where it takes any. */
export interface Move {
  readonly type: Exclude<ActionName, 'bet'>
  readonly data: Json | null
  /** Minor units that its data say it takes, beside what its offer says. */
  readonly raise?: number
}

/** How rounds of a family of games go on. Pure: what the house says decides, this only says who has to press what. */
export interface Course {
  /** Bets are on something that the player selects first. */
  readonly selects: boolean
  /** Autoplay can play its rounds: the player decides nothing in them, or what he may decide can wait. */
  readonly repeats: boolean
  /** Whether a feature began in it, at which autoplay may be told to stop; null for a family without features. */
  readonly hadFeature: ((round: Pick<Round, 'events'>) => boolean) | null
  /** Whether the open round waits for a decision of the player, and not just for him to go on. */
  decides(round: Round): boolean
  /** What the large button, or autoplay, goes on with in an open round; null when only the family's own controls do. */
  next(state: Pick<ControllerState, 'round' | 'marked' | 'autoplay' | 'stake'>): Move | null
  /**
   * Whether a move follows without a press: `started` by the player before, or by autoplay, or because it is part of what was just shown.
   */
  followsByItself(
    move: Move,
    { started, autoplay }: { readonly started: boolean; readonly autoplay: boolean },
  ): boolean
  /** The level of the ladder at which a round was bet; null where it cannot be told. */
  levelOf(round: Round, game: OpenedGame): number | null
}

/** What an offered action takes beside what the round has cost already, minor units. */
export const costOfOffer = (offer: RoundAction): number =>
  'cost' in offer && typeof offer.cost === 'number' ? offer.cost : 0

/** What a move takes beside what the round has cost already, minor units. */
export const costOfMove = (offer: RoundAction, { raise = 0 }: Pick<Move, 'raise'>): number =>
  costOfOffer(offer) + raise

/** The offer that a move takes up; null when the round does not offer it, or not this choice of it. */
export function offerOf(round: Round | null, { type, data }: Move): RoundAction | null {
  const offer = round?.actions.find((action) => action.type === type)
  if (!offer) return null
  if (!('choices' in offer)) return offer
  const choice = choiceIn(data)
  return choice !== null && offer.choices.includes(choice) ? offer : null
}

/** Which of several an action's data says; null when they say none. */
export function choiceIn(data: Json | null): number | null {
  if (typeof data !== 'object' || data === null || !('choice' in data)) return null
  const choice: unknown = data['choice']
  return typeof choice === 'number' ? choice : null
}
