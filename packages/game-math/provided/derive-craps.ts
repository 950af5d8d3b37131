import type { CrapsDefinition } from '../families/craps/definition.ts'
import { crapsFacts } from '../families/craps/craps-facts.ts'
import { crapsGame } from '../families/craps/craps-game.ts'
import type { CrapsState } from '../families/craps/state.ts'
import type { Action, Game, Step } from '../game.ts'
import type { ProvidedGame } from './provided-game.ts'
import { chipsOf, mostChips } from './stakes.ts'
import { withSpots } from './with-spots.ts'
import type { StakeWish } from './wish.ts'

/** Bets that need nothing but rolls, as they lie on the table, by what certifies them: a number above seven returns what the one below does. */
const certified = {
  pass: 'base',
  dontPass: 'dontPass',
  field: 'field',
  'hard-4': 'hard4',
  'hard-6': 'hard6',
  'hard-8': 'hard6',
  'hard-10': 'hard4',
  anySeven: 'anySeven',
  anyCraps: 'anyCraps',
  two: 'two',
  three: 'three',
  eleven: 'eleven',
  twelve: 'twelve',
} as const

/** Craps in its short form: all chips are laid before the first roll, and then it is rolled until none is left. */
export function deriveCraps(wish: StakeWish): ProvidedGame {
  const definition: CrapsDefinition = {
    odds: {
      place: [
        [9, 5],
        [7, 5],
        [7, 6],
      ],
      field: { two: 2, twelve: 3, others: 1 },
      hard: [7, 9],
      anySeven: 4,
      anyCraps: 7,
      two: 30,
      three: 15,
      eleven: 15,
      twelve: 30,
    },
    // Nothing is laid in mid-round, so that nobody carries odds: the least there are.
    oddsTimes: [1, 1, 1],
    layTimes: 1,
    most: { line: 60, place: [60, 60, 60], field: 60, hard: 20, proposition: 20 },
    mostChips,
    unitsPerStake: 1,
    betLevels: chipsOf(wish, 1),
  }
  return {
    game: rollsAlone(withSpots(crapsGame(definition), Object.keys(certified))),
    spots: Object.keys(certified),
    bets: Object.entries(certified).map(([spot, bet]) => ({
      name: spot.replace('-', ''),
      facts: () => crapsFacts(definition, bet),
    })),
  }
}

const roll: Action = { type: 'throwDice', data: { chips: {} } }

/** The same table where a round that has begun is rolled to its end: nothing is laid, nothing is taken down. */
function rollsAlone(game: Game<CrapsState>): Game<CrapsState> {
  const rolled = (step: Step<CrapsState>): Step<CrapsState> => ({
    ...step,
    actions: step.actions.filter(({ type }) => type === roll.type),
  })
  const isRoll = (state: CrapsState, action: Action): boolean =>
    action.type === roll.type &&
    game.allows?.(state, action) === true &&
    game.raiseOf?.(state, action) === 0
  return {
    ...game,
    open: (draw, bet) => rolled(game.open(draw, bet)),
    act(state, action, draw) {
      if (!isRoll(state, action)) throw new RangeError(`${action.type} is not offered like this`)
      return rolled(game.act(state, action, draw))
    },
    allows: isRoll,
    options: (state) => (state.done ? [] : [roll]),
    legal: (state) => game.legal(state).filter(({ type }) => type === roll.type),
  }
}
