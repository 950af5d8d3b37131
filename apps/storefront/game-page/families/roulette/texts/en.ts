import { roulette as rules } from '../../../../rules/families/roulette/words/en.ts'
import { layingWords } from '../../../chip-table/words/en.ts'

/** The sentences of the game page that only roulette needs. English is the original; every translation has its keys. */
export const en = {
  skip: 'Skip to the spin button',
  keys: [
    ['Space', 'Spin, skip'],
    ['← ↑ ↓ →', 'Move on the table'],
    ['Enter', 'Place a chip'],
    ['Backspace', 'Remove a chip'],
    ['1–4', 'Choose a chip'],
    ['U', 'Undo'],
    ['C', 'Clear the table'],
    ['D', 'Double all chips'],
    ['R', 'Repeat the last bet'],
    ['V', layingWords.saved.title],
    ['N', 'Racetrack'],
  ] as readonly (readonly [key: string, does: string])[],
  spin: 'Spin the wheel',
  spinOffline: 'Spin: you’re offline',
  selectFirst: 'Place a chip first.',
  placeFirst: 'Place a chip first',
  resume: 'Welcome back.',
  print: { even: 'EVEN', odd: 'ODD' },
  colors: { red: 'red', black: 'black', green: 'green' },
  table: {
    label: 'Roulette table',
    how: 'Arrow keys move, Enter places a chip, Backspace removes one.',
    spot: {
      straight: (numbers: readonly string[]) => `Number ${numbers[0]}`,
      split: (numbers: readonly string[]) => `Split ${numbers.join(' and ')}`,
      street: (numbers: readonly string[]) => `Street ${numbers.join(', ')}`,
      trio: (numbers: readonly string[]) => `Trio ${numbers.join(', ')}`,
      corner: (numbers: readonly string[]) => `Corner ${numbers.join(', ')}`,
      firstFour: (numbers: readonly string[]) => `First four: ${numbers.join(', ')}`,
      topLine: (numbers: readonly string[]) => `Five numbers: ${numbers.join(', ')}`,
      sixLine: (numbers: readonly string[]) => `Six line ${numbers[0]} to ${numbers.at(-1)}`,
      dozen: (numbers: readonly string[]) => `Dozen ${numbers[0]} to ${numbers.at(-1)}`,
      column: (numbers: readonly string[]) => `Column of ${numbers[0]}`,
      red: () => 'Red',
      black: () => 'Black',
      even: () => 'Even',
      odd: () => 'Odd',
      low: () => 'Low, 1 to 18',
      high: () => 'High, 19 to 36',
    },
    pays: (odds: number) => `pays ${odds} to 1`,
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
    landed: (pocket: string, color: string) => `The ball lands on ${pocket}, ${color}.`,
    half: (spot: string, pay: string) => `${spot}: half comes back, ${pay}.`,
    paid: (spot: string, pay: string) => `${spot} pays ${pay}.`,
  },
  racetrack: {
    title: 'Racetrack',
    neighbors: 'Neighbors',
    each: (count: number) =>
      count === 1 ? '1 neighbor each side' : `${count} neighbors each side`,
    number: (pockets: readonly string[]) => `Neighbors ${pockets.join(', ')}`,
    section: (name: string, chips: number, amount: string) => `${name}: ${chips} chips, ${amount}`,
    voisins: 'Voisins du zéro',
    tiers: 'Tiers',
    orphelins: 'Orphelins',
    jeuZero: 'Jeu zéro',
  },
  results: {
    title: 'Last results',
    counts: (rounds: number) => `Counted in your last ${rounds} rounds`,
    none: 'Your results will appear here.',
    times: (pocket: string, times: number) => `${pocket}: ${times}×`,
    memory: rules.how.memory,
  },
  /** What the table does with even chances at zero, as it stands over the bets. */
  zeroRule: {
    partage: 'La partage',
    label: 'La partage: when zero comes up, half of each even-chance bet comes back',
    title: 'When zero is drawn',
  },
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
    chance: (count: number, of: number, percent: string) => `${count} in ${of} (${percent})`,
    by: (amount: string, pockets: string) => `${amount} on ${pockets}`,
    partage:
      'Red, black, even, odd, low and high return 73 of 74 parts on average, all other spots 36 of 37. That is the difference la partage makes.',
    topLine:
      'Every spot returns the same share but one: the bet on five numbers returns 35 of 38 parts, all others 36 of 38.',
    same: 'Every spot returns the same share. Chips elsewhere change how often you win and how much, not what comes back on average.',
  },
  rules,
}

/** The sentences of roulette in one language. */
export type RouletteTexts = typeof en
