import type { PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import type { RoundState } from '../../../game.ts'
import { demand, fields, list, whole } from '../../slot/read.ts'

/** Where a round stands: a card with its foil on, or paid. */
export interface ScratchState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
  readonly card: string
  /** Pay units that were drawn when the card was bought. */
  readonly prize: number
  /** Fields that win them. */
  readonly wins: readonly number[]
}

/** Reads a state back from storage. @throws TypeError when it is none that a round can be in. */
export function readScratch(
  stored: unknown,
  { cards, maxUnits }: { readonly cards: readonly PrintedCard[]; readonly maxUnits: number },
): ScratchState {
  const state = fields(stored)
  demand(state['version'] === 1, 'a round of scratch cards')
  const units = whole(state['units'], maxUnits)
  const prize = whole(state['prize'], maxUnits)
  const done = state['done']
  demand(typeof done === 'boolean' && units === (done ? prize : 0), 'done')
  const card = cards.find((one) => one.card === state['card'])
  if (!card) throw new TypeError('not a state of a scratch card: its name')
  demand(prize === 0 || card.prizes.some(({ times }) => times === prize), 'a prize of the card')
  const wins = list(state['wins']).map((field) => whole(field, 11))
  demand(wins.length > 0 === prize > 0, 'fields that win')
  return { version: 1, units, done: done === true, card: card.card, prize, wins }
}
