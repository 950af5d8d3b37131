import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'

/** Keys of the actions, each another one. */
export const actionKeys: Readonly<Record<CardsActionName, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  noInsurance: 'n',
  goToWar: 'w',
  giveUp: 'g',
  raise: 'a',
  call: 'k',
  playOn: 'y',
  fold: 'f',
}

export const isCardsAction = (type: string): type is CardsActionName => type in actionKeys

/** Actions of tables whose chips are put on places with names. */
export const tableActions = ['goToWar', 'giveUp', 'raise', 'call', 'playOn', 'fold'] as const
