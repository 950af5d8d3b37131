import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Action, Game, RoundState } from './game.ts'

/**
 * One of the legal actions, each with the same chance, and each of its choices too.
 * @param below a whole number from 0 that is less than `count`, each equally likely.
 * @throws RangeError when there is none.
 */
export function anyAction(
  actions: readonly RoundAction[],
  below: (count: number) => number,
): Action {
  const action = actions[actions.length > 1 ? below(actions.length) : 0]
  if (action === undefined) throw new RangeError('an open round offers no action')
  if (!('choices' in action)) return { type: action.type }
  const choice = action.choices[below(action.choices.length)]
  if (choice === undefined) throw new RangeError(`${action.type} offers no choice`)
  return { type: action.type, choice }
}

/** The same of a game whose actions may carry data: any of its `options` then. */
export function anyMove<State extends RoundState>(
  game: Pick<Game<State>, 'options'>,
  { state, actions }: { readonly state: State; readonly actions: readonly RoundAction[] },
  below: (count: number) => number,
): Action {
  const options = game.options?.(state)
  if (!options) return anyAction(actions, below)
  const option = options[below(options.length)]
  if (option === undefined) throw new RangeError('an open round offers no action')
  return option
}
