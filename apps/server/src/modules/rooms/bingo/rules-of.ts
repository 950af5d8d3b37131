import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import type { RoomTitle } from '../room.ts'
import type { StoredRound } from '../stored.ts'

/** What a hall plays by: its title's own certified rules, and the one price of a card in minor units. */
export interface HallRules
  extends Pick<
    BingoPaytable,
    'numbers' | 'side' | 'inColumn' | 'free' | 'strip' | 'patterns' | 'prizes'
  > {
  readonly price: number
}

/** Whether a round's cards were sold under the rules that its title has now: by others it cannot be settled, and is void. */
export const isOfTitle = (
  { definition }: Pick<StoredRound, 'definition'>,
  { rules }: Pick<RoomTitle, 'rules'>,
): boolean => definition === rules.hash

/** @throws Error for a title that is no bingo. */
export function rulesOf({ manifest, rules }: RoomTitle): HallRules {
  const { paytable, betLevels } = rules
  const [price] = betLevels
  if (paytable.family !== 'bingo' || price === undefined)
    throw new Error(`${manifest.uri} is played in a hall and is no bingo`)
  const { numbers, side, inColumn, free, strip, patterns, prizes } = paytable
  return { numbers, side, inColumn, free, strip, patterns, prizes, price }
}
