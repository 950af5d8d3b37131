import { dice as rules } from '../../../../rules/families/dice/words/en.ts'
import { layingWords } from '../../../chip-table/words/en.ts'

/** The sentences of the game page that only dice need. English is the original; every translation has its keys. */
export const en = {
  skip: 'Skip to the roll button',
  selectFirst: 'Place a chip first.',
  keys: [
    ['Space', 'Roll, skip'],
    ['← ↑ ↓ →', 'Move on the table'],
    ['Enter', 'Place a chip'],
    ['Backspace', 'Remove a chip'],
    ['1–4', 'Choose a chip'],
    ['U', 'Undo'],
    ['C', 'Clear the table'],
    ['D', 'Double all chips'],
    ['R', 'Repeat the last bet'],
    ['V', layingWords.saved.title],
  ] as readonly (readonly [key: string, does: string])[],
  roll: 'Roll the dice',
  rollOffline: 'Roll: you’re offline',
  placeFirst: 'Place a chip first',
  resume: 'Welcome back.',
  print: {
    small: 'SMALL',
    big: 'BIG',
    odd: 'ODD',
    even: 'EVEN',
    anyTriple: 'ANY TRIPLE',
  },
  table: {
    label: 'Table of dice',
    how: 'Arrow keys move, Enter places a chip, Backspace removes one.',
    spot: {
      small: () => 'Small, 4 to 10',
      big: () => 'Big, 11 to 17',
      odd: () => 'Odd',
      even: () => 'Even',
      single: (numbers: readonly number[]) => `Number ${numbers[0]}`,
      pair: (numbers: readonly number[]) => `Pair ${numbers[0]} and ${numbers[1]}`,
      double: (numbers: readonly number[]) => `Double ${numbers[0]}`,
      triple: (numbers: readonly number[]) => `Triple ${numbers[0]}`,
      anyTriple: () => 'Any triple',
      total: (numbers: readonly number[]) => `Sum ${numbers[0]}`,
    },
    pays: (odds: readonly number[]) =>
      odds.length === 1
        ? `pays ${odds[0]} to 1`
        : `pays ${odds.join(', ')} to 1 for one, two, three dice`,
    lies: (amount: string) => `${amount} on it`,
  },
  chips: {
    label: 'Chips',
    chip: (value: string) => `Chip of ${value}`,
    smallest: (value: string) => `Smallest chip ${value}. Change`,
    undo: layingWords.undo,
    clear: 'Clear the table',
    double: 'Double all chips',
    repeat: 'Repeat the last bet',
  },
  saved: layingWords.saved,
  say: {
    placed: (spot: string, amount: string, all: string) =>
      `${spot}: ${amount}. On the table: ${all}.`,
    all: (all: string) => `On the table: ${all}.`,
    empty: 'The table is empty.',
    mostOnSpot: (amount: string) => `No more than ${amount} on this spot.`,
    mostOnTable: (amount: string) => `No more than ${amount} on the table.`,
    rolled: (dice: readonly number[], sum: number) => `The dice show ${dice.join(', ')}: ${sum}.`,
    paid: (spot: string, pay: string) => `${spot} pays ${pay}.`,
  },
  results: { title: 'Last results', memory: rules.how.memory },
  coach: {
    nothing: 'Place chips to see what they are worth.',
    whole: 'The whole bet',
    each: 'Chip by chip',
    bet: 'You bet',
    back: 'Comes back on average',
    cost: 'Costs you on average',
    any: 'Wins anything',
    more: 'Wins more than you bet',
    most: 'Pays at most',
    same: 'Spots return different shares: small, big, odd, even and pairs the most, a named triple the least.',
    chance: (count: number, of: number, percent: string) => `${count} in ${of} (${percent})`,
    costs: (amount: string) => `costs ${amount}`,
  },
  rules,
}

/** The sentences of dice in one language. */
export type DiceTexts = typeof en
