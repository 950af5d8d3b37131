import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'

/** Keys of the actions, in the order of their buttons. */
export const actionKeys: Readonly<Record<CardsActionName, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  noInsurance: 'n',
}

export const isCardsAction = (type: string): type is CardsActionName => type in actionKeys
