import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import type { RoomTitle } from '../room.ts'

/** What a hall plays by: its title's own certified rules, and the one price of a card in minor units. */
export interface HallRules extends Pick<BingoPaytable, 'numbers' | 'side' | 'prizes'> {
  readonly price: number
}

/** @throws Error for a title that is no bingo. */
export function rulesOf({ manifest, rules }: RoomTitle): HallRules {
  const { paytable, betLevels } = rules
  const [price] = betLevels
  if (paytable.family !== 'bingo' || price === undefined)
    throw new Error(`${manifest.uri} is played in a hall and is no bingo`)
  const { numbers, side, prizes } = paytable
  return { numbers, side, prizes, price }
}
