import { costOf, type RoundAction, withCost } from '@fairhouse/contract/rounds/round'
import { type Action, baseMode, type Bet, type Game, type RoundState } from './game.ts'

/** What a bet costs in pay units; null when the game has no such way to bet, or its selection is none that may be bet. */
export function priceOf<State extends RoundState>(game: Game<State>, bet: Bet): number | null {
  const mode = game.modes.find(({ name }) => name === (bet.mode ?? baseMode))
  if (!mode) return null
  if (game.priceOf) return game.priceOf(bet)
  return bet.selection === undefined ? mode.price : null
}

/**
 * What the player is offered in a state and takes by an action, with all that it costs; null when it is not offered, or not with these data. What an
 * offer does not ask for is not looked at.
 */
export function offeredAs<State extends RoundState>(
  game: Game<State>,
  { state, actions }: { readonly state: State; readonly actions: readonly RoundAction[] },
  action: Action,
): RoundAction | null {
  const offer = actions.find(({ type }) => type === action.type)
  if (!offer) return null
  const { choice } = action
  if ('choices' in offer && (choice === undefined || !offer.choices.includes(choice))) return null
  if (game.allows && !game.allows(state, action)) return null
  const raise = game.raiseOf?.(state, action) ?? 0
  return raise === 0 ? offer : withCost(offer, costOf(offer) + raise)
}
