import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import { table } from '../../par-sheet/markdown/table.ts'
import { layoutWords, pickSection, scratchSection } from './lottery.ts'
import { significant } from '../../significant.ts'
import type { FamilySheet, SheetParts } from '../family-sheet.ts'

/** Par sheets of instant games. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => {
    const { paytable } = game
    if (paytable.family !== 'instant') throw new RangeError('this par sheet is of an instant game')
    return {
      order: { symbols: [], pays: [] },
      spins: [],
      features: [],
      hashes: {},
      ...told(paytable.rules),
    }
  },
  sections: (_, { paytable }) => (paytable.family === 'instant' ? sectionsOf(paytable.rules) : []),
  starts: {},
  variants: {
    'a gate that stays shut': (event) => event.type === 'gateOpened' && event.result === 100,
    'a gate that opens a hundredfold': (event) =>
      event.type === 'gateOpened' && event.result >= 10_000,
    'an outermost slot': (event) =>
      event.type === 'ballSettled' && (event.slot === 0 || event.slot === 16),
    'the first tile a mine': (event) => event.type === 'mineHit',
    'a third gem': (event) => event.type === 'gemFound' && event.found === 3,
    'a fifth level': (event) => event.type === 'levelClimbed' && event.level === 5,
    'a card of amounts': (event) => event.type === 'cardBought' && event.layout === 'match',
    'a card of numbers': (event) => event.type === 'cardBought' && event.layout === 'find',
    'a card of rows': (event) => event.type === 'cardBought' && event.layout === 'row',
    'a card that wins': (event) => event.type === 'cardPaid' && event.times > 0,
    'a card that wins nothing': (event) => event.type === 'cardPaid' && event.times === 0,
    'digits in another order': (event) => event.type === 'digitsPaid' && event.match === 'any',
    'a trap on the first level': (event) => event.type === 'trapSprung' && event.level === 1,
  },
}

const rounding =
  'What stopping pays is the return divided by the chance to come as far, rounded up to a whole hundredth of the stake, in the player’s favour. Returns of single steps differ by that rounding alone; all of it is in the returns below.'
const headline =
  'Every number here is of a player who stops where stopping returns most (of equal steps after the fewest); no way to play returns more.'

function told(rules: InstantRules): Pick<SheetParts, 'words' | 'draws'> {
  switch (rules.game) {
    case 'gate':
      return {
        words: [
          `A bet names a target of ${rules.least} to ${rules.most} hundredths of the stake. One draw u below ${rules.of} opens the gate to max(100, floor(${rules.wins} / (u + 1))) hundredths; from the target on the bet pays the target, else nothing.`,
          `A target t is met in floor(${rules.wins} / t) of ${rules.of} draws. Every target returns the same but for that floor.`,
        ],
        draws: [{ of: 'gate', draw: 'gate', below: String(rules.of) }],
      }
    case 'pegs':
      return {
        words: [
          'A bet names a board: rows and risk. At each row the ball goes to the left (0) or to the right (1); the slot, from 0 on the left, is the number of times that it went to the right.',
          'Every slot pays. All that a ball does on the screen follows its path.',
        ],
        draws: [{ of: 'pegs', draw: 'side', below: '2' }],
      }
    case 'mines':
      return {
        words: [
          `A bet names a number of mines among ${rules.cells} tiles. They are laid before the first tile is turned and told when the round is over.`,
          'Tiles are turned one by one. A mine ends the round with nothing; after every other tile the player may stop. When no step is left, the round pays out by itself.',
          rounding,
          headline,
        ],
        draws: [{ of: 'mines', draw: 'mine', below: `${rules.cells}, ${rules.cells - 1} …` }],
      }
    case 'tower':
      return {
        words: [
          'A bet names a tower. Its traps are laid before the first step, level by level from below, and told when the round is over.',
          'On each level one tile is stepped on. A trap ends the round with nothing; after every other tile the player may stop. On the last level the round pays out by itself.',
          rounding,
          headline,
        ],
        draws: [
          {
            of: 'tower',
            draw: 'trap',
            below: rules.towers
              .map(
                ({ risk, width, traps }) =>
                  `${risk}: ${Array.from({ length: traps }, (_, trap) => width - trap).join(', ')}`,
              )
              .join('; '),
          },
        ],
      }
    case 'scratch':
      return {
        words: [...layoutWords],
        draws: [
          { of: 'scratch', draw: 'prize', below: String(rules.cards[0]?.of ?? 1) },
          { of: 'scratch', draw: 'printed', below: 'by layout' },
        ],
      }
    case 'pick':
      return {
        words: [
          'A bet names digits and how they are to come on three drums: all three in their order, in any order, half the stake on each, or two of them on two drums.',
          'Three digits alike have one order: they are bet on in that order only.',
        ],
        draws: [{ of: 'pick', draw: 'digit', below: '10, 10, 10' }],
      }
  }
}

function sectionsOf(rules: InstantRules): readonly string[] {
  switch (rules.game) {
    case 'gate':
      return []
    case 'pegs':
      return [
        `## Boards\n\nHundredths of the stake, by slot from the left.\n\n${table(
          ['risk', 'rows', 'pays'],
          rules.boards.map(({ risk, rows, pays }) => [risk, rows, pays.join(' ')]),
        )}`,
      ]
    case 'mines':
      return [
        steps(
          'mines',
          rules.fields.map(({ mines, pays }) => ({
            name: String(mines),
            pays,
            chance: (turned) => (rules.cells - mines - turned) / (rules.cells - turned),
          })),
        ),
      ]
    case 'tower':
      return [
        steps(
          'tower',
          rules.towers.map(({ risk, width, traps, pays }) => ({
            name: risk,
            pays,
            chance: () => (width - traps) / width,
          })),
        ),
      ]
    case 'scratch':
      return [scratchSection(rules.cards)]
    case 'pick':
      return [pickSection(rules.bets)]
  }
}

interface Stepped {
  readonly name: string
  readonly pays: readonly number[]
  /** Of the next step, after so many. */
  readonly chance: (before: number) => number
}

/** What stopping after each step pays, how often it is reached, and what comes back. */
function steps(head: string, all: readonly Stepped[]): string {
  const rows = all.flatMap(({ name, pays, chance }) => {
    let reached = 1
    return pays.map((units, before) => {
      reached *= chance(before)
      return [name, before + 1, units, significant(reached), significant((reached * units) / 100)]
    })
  })
  return `## Steps\n\nPays in hundredths of the stake, of a player who always stops after so many steps.\n\n${table(
    [head, 'steps', 'pays', 'reached', 'returns'],
    rows,
  )}`
}
