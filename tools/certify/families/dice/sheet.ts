import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import { allThrows, diceKinds, diceSpots, winsBy } from '@fairhouse/contract/families/dice/spots'
import { table } from '../../par-sheet/markdown/table.ts'
import type { FamilySheet } from '../family-sheet.ts'

/** Par sheets of tables of dice. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => {
    const { paytable } = game
    if (paytable.family !== 'dice') throw new RangeError('not a table of dice')
    return {
      order: { symbols: ['1', '2', '3', '4', '5', '6'], pays: [...diceKinds] },
      words: [
        'Three dice are drawn one after the other, each showing 1 to 6 with the same chance.',
        'A bet is any number of the smallest chip on each of any spots. A spot that wins pays its odds, and the chips on it come back.',
        'Small is 4 to 10, big is 11 to 17; small, big, odd and even lose to any triple. A single number pays by how many dice show it; a pair wins when both of its numbers are among the dice, a double when at least two dice show its number.',
        `At most ${paytable.mostChips} chips lie on the table, and on a spot as many as its kind allows.`,
      ],
      draws: [{ of: 'dice', draw: 'die', below: '6, 6, 6' }],
      spins: [],
      features: [],
      hashes: {},
    }
  },
  sections: (_, { paytable }) => (paytable.family === 'dice' ? [pays(paytable)] : []),
  starts: {},
  variants: {
    'a triple': (event) =>
      event.type === 'diceRolled' && event.dice.every((face) => face === event.dice[0]),
    'the smallest sum': (event) =>
      event.type === 'diceRolled' && event.dice.every((face) => face === 1),
    'a sum is paid': (event) =>
      event.type === 'dicePaid' && event.spots.some(({ spot }) => spot.startsWith('total-')),
  },
}

function pays({ spots }: DicePaytable): string {
  const rows = spots.map(({ spot, odds, most }) => {
    const known = diceSpots.find(({ name }) => name === spot)
    const ways = known ? allThrows.filter((dice) => winsBy(known, dice) > 0).length : 0
    return [spot, ways, odds.map((one) => `${one}:1`).join(', '), most]
  })
  const heads = ['spot', 'throws of 216', 'odds', 'most chips']
  return `## Pays\n\nA chip is one pay unit.\n\n${table(heads, rows)}`
}
