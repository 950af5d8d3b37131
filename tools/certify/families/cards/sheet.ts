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
  starts: { handDoubled: 'double', handSplit: 'split' },
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
  return rules.game === 'blackjack' ? blackjackInWords(rules) : showdownInWords(rules)
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
    ...rules.spots.map(
      ({ spot, pays }) =>
        `${spot}: of ${rules.unitsPerChip} units ${pays.map(({ outcome, back }) => `${back} come back on ${outcome}`).join(', ')}.`,
    ),
  ]
}
