import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'

/** What a choice is worth: what the round wins on average from here on, less what it loses, in first stakes. */
export interface PricedAction {
  readonly type: CardsActionName
  readonly worth: number
}

/** The choice that is worth most; of equals the one that is named first. @throws RangeError when there is none. */
export function bestOf(choices: readonly PricedAction[]): PricedAction {
  const [first, ...others] = choices
  if (!first) throw new RangeError('nothing can be chosen')
  return others.reduce((best, one) => (one.worth > best.worth ? one : best), first)
}
