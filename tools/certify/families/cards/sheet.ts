import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { pairsMade, pokerMade } from '@fairhouse/game-math/families/cards/blackjack/boxes/side-bets'
import type { FamilySheet, Shown } from '../family-sheet.ts'

const madeNames: readonly string[] = [...pairsMade, ...pokerMade]

/** Par sheets of games of cards. */
export const sheet: FamilySheet = {
  parts: (_, { title: { game } }) => ({
    order: { symbols: [], pays: [] },
    words: [...inWords(game)],
    draws: [{ of: 'shoe', draw: 'card', below: 'cards left in the shoe' }],
    spins: [],
    features: [],
    hashes: {},
  }),
  sections: (_, shown) => ['## Rules', ...inWords(shown).map((sentence) => `- ${sentence}`)],
  starts: { handDoubled: 'double', handSplit: 'split', chipsAdded: 'raise' },
  variants: {
    'a blackjack': settledAs('blackjack'),
    'a win': settledAs('win'),
    'a push': settledAs('push'),
    'half a stake back': settledAs('half'),
    'a hand over 21': settledAs('bust'),
    'a hand lost': settledAs('lose'),
    'insurance that pays': (event) => settledAs('win')(event) && isOf(event, 'insurance'),
    'insurance that is lost': (event) => settledAs('lose')(event) && isOf(event, 'insurance'),
    'a second hand that wins': (event) => settledAs('win')(event) && isOf(event, 'split'),
    ...Object.fromEntries(madeNames.map((made) => [`a side bet on ${made}`, madeOf(made)])),
    'a tie that was bet on': (event) => settledAs('win')(event) && isOf(event, 'tie'),
    'blackjack of the dealer': (event) => event.type === 'dealerPeeked' && event.isBlackjack,
    'a tie of two hands': (event) => event.type === 'handsCompared' && event.winner === 'tie',
    'a pair that was bet on': (event) =>
      settledAs('win')(event) && (isOf(event, 'playerPair') || isOf(event, 'bankerPair')),
    'a war that is won': (event) => settledAs('win')(event) && isOf(event, 'war'),
    'a war that is lost': (event) => settledAs('lose')(event) && isOf(event, 'war'),
    'a raise that is won': (event) => settledAs('win')(event) && isOf(event, 'raise'),
    'a raise that is lost': (event) => settledAs('lose')(event) && isOf(event, 'raise'),
    'a play bet that is won': (event) => settledAs('win')(event) && isOf(event, 'play'),
    'a play bet that is lost': (event) => settledAs('lose')(event) && isOf(event, 'play'),
    'a play bet that comes back': (event) => settledAs('push')(event) && isOf(event, 'play'),
    'a straight flush': (event) => event.type === 'handRanked' && event.rank === 'straightFlush',
    'three of a kind': (event) => event.type === 'handRanked' && event.rank === 'threeOfAKind',
    'a hand folded': (event) => event.type === 'handFolded',
    'a pair first': (event) => event.type === 'spreadTold' && event.spread === null,
    'neighbours first': (event) => event.type === 'spreadTold' && event.spread === 0,
    'aces split': (event) => event.type === 'handSplit' && event.card.startsWith('A'),
  },
}

function madeOf(made: string): (event: RoundEvent) => boolean {
  return (event) => event.type === 'spotSettled' && event.made === made
}

type Settled = Extract<RoundEvent, { readonly type: 'spotSettled' }>

function settledAs(result: Settled['result']): (event: RoundEvent) => boolean {
  return (event) => event.type === 'spotSettled' && event.result === result
}

/** Whatever box a place belongs to. */
const isOf = (event: RoundEvent, spot: string): boolean =>
  event.type === 'spotSettled' && event.spot.replace(/\d$/, '') === spot

function inWords({ paytable }: Shown): readonly string[] {
  if (paytable.family !== 'cards') return []
  const { rules } = paytable
  switch (rules.game) {
    case 'blackjack':
      return blackjackInWords(rules)
    case 'showdown':
      return showdownInWords(rules)
    case 'baccarat':
      return baccaratInWords(rules)
    case 'casinoWar':
      return casinoWarInWords(rules)
    case 'redDog':
      return redDogInWords(rules)
    case 'threeCardPoker':
      return threeCardInWords(rules)
  }
}

type Rules = CardsPaytable['rules']

function blackjackInWords(rules: Extract<Rules, { game: 'blackjack' }>): readonly string[] {
  return [
    `Each round is dealt from ${rules.decks} whole decks: every card is drawn from those that are left.`,
    ...(rules.boxes
      ? boxesInWords(rules.boxes)
      : [
          'First card to the player, then to the dealer face up, then to the player, then to the dealer face down.',
        ]),
    `The dealer looks for blackjack under an ace and under a ten, draws to 17, and ${rules.soft17} on a soft 17.`,
    `A blackjack pays ${rules.blackjack.pays} to ${rules.blackjack.to}; 21 of two cards after a split is none.`,
    `Insurance is offered under an ace for half the stake and pays ${rules.insurance.pays} to ${rules.insurance.to}.`,
    `Any two cards may be doubled${rules.doubleAfterSplit ? ', after a split too' : ', but not after a split'}.`,
    `Two cards of the same value may be split, into ${rules.hands} hands at most; split aces take one card each.`,
    'The return is of the first stake, played by the strategy of the engine (composition-dependent, zero memory): what comes back less what was added.',
  ]
}

type PlacesRules = Exclude<Rules, { game: 'blackjack' }>

function boxesInWords({
  count,
  mostChips,
  sides,
}: NonNullable<Extract<Rules, { game: 'blackjack' }>['boxes']>): readonly string[] {
  const pays = (side: 'pairs' | 'poker'): string =>
    sides[side].map(({ made, pays: wins }) => `${made} ${wins} to 1`).join(', ')
  return [
    `Up to ${count} boxes may be bet on, each with up to ${mostChips.box} chips, and on each up to ${mostChips.side} chips on either side bet, with or without the box.`,
    'First card to every box that was bet on in their order, then to the dealer face up, then to every box, then to the dealer face down. Side bets are settled at once.',
    `Pairs, on the first two cards of a box: ${pays('pairs')}.`,
    `21+3, on these and the dealer's card in sight: ${pays('poker')}.`,
    'Insurance is asked for and boxes are played one after another; what a box returns does not depend on the others.',
  ]
}

function showdownInWords(rules: Extract<Rules, { game: 'showdown' }>): readonly string[] {
  return [
    `Each round is dealt from ${rules.decks} whole decks, one card face up to each of ${rules.hands.join(', ')}; the highest wins.`,
    ...spotsInWords(rules),
  ]
}

function baccaratInWords(rules: PlacesRules): readonly string[] {
  return [
    `Each round is dealt from ${rules.decks} whole decks: every card is drawn from those that are left.`,
    'Player, banker, player, banker; then a third card to the player, and one to the banker. Aces count 1, tens and court cards 0, of a sum the last digit.',
    'With 8 or 9 of two cards on either side nobody draws.',
    'The player draws with 0 to 5.',
    'The banker draws with 0 to 5 if the player took no third card; else with 0 to 2 always, with 3 unless that card counts 8, with 4 if it counts 2 to 7, with 5 if 4 to 7, with 6 if 6 or 7.',
    'A pair is two first cards of the same rank.',
    ...spotsInWords(rules),
  ]
}

function casinoWarInWords(rules: PlacesRules): readonly string[] {
  return [
    `Each round is dealt from ${rules.decks} whole decks: a card to the player, one to the dealer. Aces are high, suits do not count.`,
    'The higher card wins 1 to 1. After a tie the tie bet is settled; who has an ante goes to war or gives up.',
    'War puts as much again on its own place; a card to the player, one to the dealer. Higher or equal, the ante comes back and the war bet wins 1 to 1; lower, both are lost. No cards are burned.',
    'Giving up returns half of the ante.',
    ...spotsInWords(rules),
    'The return is of the first bet: what comes back less what war took, of a player who does what is worth most.',
  ]
}

function redDogInWords(rules: Extract<Rules, { game: 'redDog' }>): readonly string[] {
  return [
    `Each round is dealt from ${rules.decks} whole decks: two cards, aces high.`,
    'Neighbours: the bet comes back. A pair: a third card; of the same rank it pays as below, else the bet comes back.',
    'Else the spread is the number of ranks between them. The player may raise by as much again, or call; a third card follows.',
    `Between the first two, of ${rules.unitsPerChip} units come back by the spread from 1: ${rules.spreadBack.join(', ')}; of the raise the same. Else all is lost.`,
    ...spotsInWords(rules),
    'The return is of the first bet: what comes back less what was raised, of a player who raises where that is worth more.',
  ]
}

function threeCardInWords(rules: Extract<Rules, { game: 'threeCardPoker' }>): readonly string[] {
  const bonus = rules.anteBonus.map(({ outcome, back }) => `${outcome} ${back}`).join(', ')
  return [
    'One whole deck; three cards each in turn, the first to the player, the dealer’s face down. Without an ante the dealer takes none.',
    'From high to low: straight flush, three of a kind, straight, flush, pair, high card. Ace, two, three is the lowest straight.',
    'Pair plus is settled by the player’s hand alone. Who has an ante plays, for as much again, or folds and loses it.',
    'The dealer plays with a queen or better. Without it the ante wins 1 to 1 and the play bet comes back; else the better hand wins both 1 to 1, and equal hands give both back.',
    `Beside everything else the ante of who plays wins, of ${rules.unitsPerChip} units: ${bonus}.`,
    ...spotsInWords(rules),
    'The return is of the first bet: what comes back less the play bet, of a player who plays a queen, a six and a four or better.',
  ]
}

const spotsInWords = (rules: PlacesRules): readonly string[] =>
  rules.spots.map(
    ({ spot, pays }) =>
      `${spot}: of ${rules.unitsPerChip} units ${pays.map(({ outcome, back }) => `${back} come back on ${outcome}`).join(', ')}.`,
  )
