import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'

/** Sentences about video poker. English is the original; every translation has its keys. */
export const poker = {
  hands: {
    naturalRoyalFlush: 'Natural royal flush',
    royalFlush: 'Royal flush',
    fourDeucesWithAce: 'Four deuces with an ace',
    fourDeuces: 'Four deuces',
    wildRoyalFlush: 'Wild royal flush',
    fiveAces: 'Five aces',
    fiveThreesToFives: 'Five 3s, 4s or 5s',
    fiveSixesToKings: 'Five 6s to kings',
    fiveOfAKind: 'Five of a kind',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Four of a kind',
    fourAces: 'Four aces',
    fourAcesOrEights: 'Four aces or eights',
    fourAcesWithLow: 'Four aces with a 2, 3 or 4',
    fourTwosToFours: 'Four 2s, 3s or 4s',
    fourTwosToFoursWithAceOrLow: 'Four 2s, 3s or 4s with an ace, 2, 3 or 4',
    fourFivesToKings: 'Four 5s to kings',
    fourSevens: 'Four sevens',
    fourJacksToKings: 'Four jacks, queens or kings',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Two pair',
    tensOrBetter: 'Tens or better',
    jacksOrBetter: 'Jacks or better',
    kingsOrBetter: 'Kings or better',
  } satisfies Record<PokerHand, string>,
  how: {
    deal: 'You get five cards from a shuffled deck of 52. Hold the ones you want to keep; the others are replaced once. Then your hand pays by the table.',
    dealWithJoker:
      'You get five cards from a shuffled deck of 53: the usual 52 and a joker. Hold the ones you want to keep; the others are replaced once. Then your hand pays by the table.',
    deuces:
      'All four 2s are wild: each counts as the card that makes your hand pay most. Only the natural royal flush has to be made without them.',
    joker:
      'The joker is wild: it counts as the card that makes your hand pay most. Only the natural royal flush has to be made without it.',
    highest: 'A hand pays once, for the highest row it fits. An ace is high, and low in A-2-3-4-5.',
    best: 'The RTP is that of a player who always holds the cards that pay most on average. Every other hold returns less.',
    hands: (count: string) =>
      `You play ${count} hands at once. They hold the same cards, and each draws from a deck of its own.`,
    doubleUp: (times: string, most: string) =>
      `What a round has won may be doubled up to ${times} times in a row, while it is ${most} or less. Five cards of a fresh deck are dealt face down, the first of them the dealer’s; you turn one of the other four. A higher rank doubles the win, a lower one loses it, the same leaves it as it is. On average the win stays what it is: doubling returns exactly 100%.`,
    multiplierName: 'A multiplier',
    multiplier: (list: string, all: string) =>
      `Each deal draws a multiplier for everything that it pays: ${list}, of ${all} deals on average; in the others every pay counts once.`,
    progressive: (hand: string, from: string) =>
      `The ${hand} pays what its meter shows. From ${from} on, the game returns 100% or more to a player who holds what is best at that amount; below that, less.`,
    multiplied: (by: string, count: string) => `× ${by} in ${count}`,
  },
  hand: 'Hand',
  pays: 'Pays',
}

/** The sentences of video poker in one language. */
export type PokerWords = typeof poker
