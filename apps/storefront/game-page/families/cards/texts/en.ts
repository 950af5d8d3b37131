import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import type { Card } from '@fairhouse/contract/families/card'
import { type Rank, ranks } from '@fairhouse/contract/families/ranks'
import { layingWords } from '../../../chip-table/words/en.ts'

/** A card in words: its rank, for suits count in none of these games. */
export function rankNamer(names: Readonly<Record<Rank, string>>): (card: Card) => string {
  return (card) => {
    const rank = ranks.find((one) => card.startsWith(one))
    return rank === undefined ? card : names[rank]
  }
}

const named = rankNamer({
  '2': 'a two',
  '3': 'a three',
  '4': 'a four',
  '5': 'a five',
  '6': 'a six',
  '7': 'a seven',
  '8': 'an eight',
  '9': 'a nine',
  T: 'a ten',
  J: 'a jack',
  Q: 'a queen',
  K: 'a king',
  A: 'an ace',
})

const actions: Readonly<Record<CardsActionName, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insurance',
  noInsurance: 'No insurance',
  goToWar: 'Go to war',
  giveUp: 'Surrender',
  raise: 'Raise',
  call: 'Call',
  playOn: 'Play',
  fold: 'Fold',
}

/** The sentences of the game page that only tables of cards need. English is the original; every translation has its keys. */
export const en = {
  selectFirst: 'Place a chip first.',
  skipToDeal: 'Skip to the deal button',
  deal: 'Deal',
  dealOffline: 'Deal: you’re offline',
  skip: 'Show the result',
  yourTurn: 'It’s your turn: choose an action',
  resumed: 'Welcome back. Your hand goes on.',
  choices: 'Your choices',
  actions,
  keys: [
    ['Space', 'Deal, show the result'],
    ['H', 'Hit'],
    ['S', 'Stand'],
    ['D', 'Double'],
    ['P', 'Split'],
    ['I', 'Insurance'],
    ['N', 'No insurance'],
  ] as readonly (readonly [key: string, does: string])[],
  keysOfBoxes: [
    ['Space', 'Deal, show the result'],
    ['1 to 5', 'Put chips on a box'],
    ['P, O', 'Pairs or 21+3 on every box in play'],
    ['R', 'Same bet again'],
    ['X', 'Double the bet'],
    ['C', 'Clear the bet'],
    ['U', layingWords.undo],
    ['V', 'Saved bets'],
    ['H', 'Hit'],
    ['S', 'Stand'],
    ['D', 'Double'],
    ['P', 'Split'],
    ['I', 'Insurance'],
    ['N', 'No insurance'],
  ] as readonly (readonly [key: string, does: string])[],
  keysOfPlaces: [
    ['Space', 'Deal, show the result'],
    ['1, 2, 3', 'Put chips on a field'],
    ['R', 'Same bet again'],
    ['X', 'Double the bet'],
    ['C', 'Clear the bet'],
    ['U', layingWords.undo],
    ['V', layingWords.saved.title],
  ] as readonly (readonly [key: string, does: string])[],
  places: { hand: 'Your hand', split: 'Your second hand', insurance: 'Insurance' },
  /** What lies at one of several boxes. */
  boxes: {
    box: (box: number) => `Box ${box}`,
    split: (box: number) => `Box ${box}, second hand`,
    insurance: (box: number) => `Insurance, box ${box}`,
    pairs: (box: number) => `Pairs, box ${box}`,
    poker: (box: number) => `21+3, box ${box}`,
  },
  saved: layingWords.saved,
  spot: (name: string) => `Bet on ${name}`,
  spotWith: (name: string, amount: string) => `${name}: ${amount}. Bet more`,
  tooMany: (amount: string) => `A bet on this table is at most ${amount} at this chip value.`,
  placeFull: (amount: string) => `This place takes at most ${amount} at this chip value.`,
  tools: {
    label: 'Chips',
    undo: layingWords.undo,
    clear: 'Clear',
    double: 'Double',
    repeat: 'Same again',
  },
  coach: {
    intro: 'What your hand wins or loses on average, from the very cards on the table.',
    waits: 'During a round, this shows what each of your choices is worth.',
    choice: 'Choice',
    worth: 'Worth',
    costs: 'Costs you',
    best: 'Best',
    working: 'Working it out …',
    failed: 'The coach can’t be reached. Your round goes on as usual.',
    review: 'Your decisions',
    perfect: 'Every decision was the best one for the cards in sight.',
    nothing: 'There was nothing to decide in this round.',
    against: (hand: string, up: string) => `${hand} against ${up}`,
    chose: (action: string) => `You chose: ${action}`,
    better: (action: string) => `Better: ${action}`,
    lost: (amount: string) => `costs ${amount} on average`,
  },
  say: {
    dealt: (cards: readonly Card[], points: string, up: Card) =>
      `You have ${points}, ${cards.map(named).join(' and ')}, against ${named(up)}.`,
    youDraw: (card: Card, points: string) => `You draw ${named(card)}: ${points}.`,
    secondDraws: (card: Card, points: string) =>
      `Your second hand draws ${named(card)}: ${points}.`,
    dealerDraws: (card: Card, points: string) => `The dealer draws ${named(card)}: ${points}.`,
    dealerTurns: (card: Card, points: string) => `The dealer turns ${named(card)}: ${points}.`,
    handGets: (hand: string, card: Card) => `${hand}: ${named(card)}.`,
    noBlackjack: 'The dealer has no blackjack.',
    dealerBlackjack: 'The dealer has blackjack.',
    insured: (amount: string) => `Insurance for ${amount}.`,
    doubled: (amount: string) => `Doubled to ${amount}.`,
    split: 'Split.',
    boxHas: (name: string, cards: readonly Card[], points: string) =>
      `${name}: ${points}, ${cards.map(named).join(' and ')}.`,
    dealerShows: (up: Card) => `The dealer shows ${named(up)}.`,
    boxDraws: (name: string, card: Card, points: string) =>
      `${name} draws ${named(card)}: ${points}.`,
    boxDoubled: (name: string, amount: string) => `${name} doubled to ${amount}.`,
    boxSplit: (name: string) => `${name}: split.`,
    turn: (name: string) => `${name}.`,
    sideWon: (place: string, what: string, amount: string) => `${place}: ${what}, wins ${amount}.`,
    made: {
      perfect: 'perfect pair',
      coloured: 'colored pair',
      mixed: 'mixed pair',
      suitedThree: 'suited three of a kind',
      straightFlush: 'straight flush',
      three: 'three of a kind',
      straight: 'straight',
      flush: 'flush',
    },
    firstHand: 'First hand.',
    secondHand: 'Second hand.',
    placed: (name: string, amount: string) => `${amount} on ${name}.`,
    cleared: 'No chips on the table.',
    result: {
      blackjack: (place: string, amount: string) => `${place}: blackjack, pays ${amount}.`,
      win: (place: string, amount: string) => `${place} wins ${amount}.`,
      push: (place: string, amount: string) => `${place}: push, ${amount} back.`,
      half: (place: string, amount: string) => `${place}: tie, ${amount} back.`,
      bust: (place: string, _amount: string) => `${place}: bust.`,
      lose: (place: string, _amount: string) => `${place} loses.`,
    },
  },
}

export type CardsTexts = typeof en
