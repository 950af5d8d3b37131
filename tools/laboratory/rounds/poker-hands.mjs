// What five cards of one deck are, by the rows of a pay table. A card is a place in the deck: four times its rank (0 a two, 12 an ace) and its suit; a joker is 52.

const isLow = (rank) => rank <= 2
const isAceOrLow = (rank) => rank === 12 || isLow(rank)
const fours = {
  fourOfAKind: () => true,
  fourAces: (rank) => rank === 12,
  fourAcesOrEights: (rank) => rank === 12 || rank === 6,
  fourAcesWithLow: (rank, fifth) => rank === 12 && isLow(fifth),
  fourTwosToFours: isLow,
  fourTwosToFoursWithAceOrLow: (rank, fifth) => isLow(rank) && isAceOrLow(fifth),
  fourFivesToKings: (rank) => rank >= 3 && rank <= 11,
  fourSevens: (rank) => rank === 5,
  fourJacksToKings: (rank) => rank >= 9 && rank <= 11,
}
const pairs = { tensOrBetter: 8, jacksOrBetter: 9, kingsOrBetter: 11 }

/** Rows that are told by how often ranks are there and whether the hand is a flush or a straight. */
const shapes = {
  royalFlush: (of) => of.isFlush && of.isStraight && of.lowest === 8,
  straightFlush: (of) => of.isFlush && of.isStraight && of.lowest !== 8,
  fullHouse: ({ sizes }) => sizes === '3,2',
  flush: (of) => of.isFlush && !of.isStraight,
  straight: (of) => of.isStraight && !of.isFlush,
  threeOfAKind: ({ sizes }) => sizes === '3,1,1',
  twoPair: ({ sizes }) => sizes === '2,2,1',
}

const rules = {
  ...shapes,
  ...Object.fromEntries(
    Object.entries(fours).map(([name, fits]) => [
      name,
      ({ sizes, most, single }) => sizes === '4,1' && fits(most, single),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(pairs).map(([name, least]) => [
      name,
      ({ sizes, most }) => sizes === '2,1,1,1' && most >= least,
    ]),
  ),
}

const jokerPlace = 52

/** Which cards stand for any other. */
const isWild = {
  none: () => false,
  deuces: (card) => card < 4,
  joker: (card) => card === jokerPlace,
}

/** The deck of a game, by place: its cards in order, as they are told. */
export const deckOf = (wilds) => (wilds === 'joker' ? [...plain, 'joker'] : plain)
const plain = Array.from('23456789TJQKA').flatMap((rank) =>
  Array.from('cdhs', (suit) => rank + suit),
)

/** What can be made of the cards that are not wild, by `count` wild cards beside them; the first row of a table that can be made is the hand's. */
const wildRules = {
  naturalRoyalFlush: ({ count, isRoyal }) => count === 0 && isRoyal,
  fourDeucesWithAce: ({ count, most }) => count === 4 && most === 12,
  fourDeuces: ({ count }) => count === 4,
  wildRoyalFlush: ({ count, isRoyal }) => count > 0 && isRoyal,
  fiveAces: ({ reach, most }) => reach === 5 && most === 12,
  fiveThreesToFives: ({ reach, most }) => reach === 5 && most >= 1 && most <= 3,
  fiveSixesToKings: ({ reach, most }) => reach === 5 && most >= 4 && most <= 11,
  fiveOfAKind: ({ reach }) => reach === 5,
  straightFlush: ({ isFlush, isStraight }) => isFlush && isStraight,
  fourOfAKind: ({ reach }) => reach >= 4,
  fullHouse: ({ ranks }) => ranks.length === 2,
  flush: ({ isFlush }) => isFlush,
  straight: ({ isStraight }) => isStraight,
  threeOfAKind: ({ reach }) => reach >= 3,
  twoPair: ({ count, ranks }) => count === 0 && ranks.length === 3,
  kingsOrBetter: ({ count, kings }) => kings + count >= 2,
}

/** The number of the first row that a hand fits, of a list of names; -1 where it fits none. */
export function rowOf(names, cards, wilds) {
  const [of, known] =
    wilds === 'none' ? [shapeOf(cards), rules] : [reachOf(cards, isWild[wilds]), wildRules]
  return names.findIndex((name) => {
    const fits = known[name]
    if (fits === undefined) throw new RangeError(`the hand ${name} is not known here`)
    return fits(of)
  })
}

function shapeOf(cards) {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[card >> 2]++
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []))
  const sizes = ranks.map((rank) => counts[rank]).toSorted((a, b) => b - a)
  const isWheel = ranks.join() === '0,1,2,3,12'
  return {
    sizes: sizes.join(),
    most: ranks.find((rank) => counts[rank] === sizes[0]),
    single: ranks.find((rank) => counts[rank] === 1),
    lowest: ranks[0],
    isFlush: cards.every((card) => card % 4 === cards[0] % 4),
    isStraight: ranks.length === 5 && (isWheel || ranks[4] - ranks[0] === 4),
  }
}

/** How far wild cards bring the others: how many may be alike, and whether five may be in a row or of a suit. */
function reachOf(cards, wild) {
  const others = cards.filter((card) => !wild(card))
  const { most, alike } = mostOf(others)
  const ranks = [...new Set(others.map((card) => card >> 2))].toSorted((a, b) => a - b)
  const low = ranks.map((rank) => (rank === 12 ? -1 : rank)).toSorted((a, b) => a - b)
  const within = (list) => list.at(-1) - list[0] <= 4
  const isFlush = others.every((card) => card % 4 === others[0] % 4)
  const isStraight = ranks.length === others.length && (within(ranks) || within(low))
  return {
    count: cards.length - others.length,
    ranks,
    most,
    reach: alike + cards.length - others.length,
    isFlush,
    isStraight,
    isRoyal: isFlush && isStraight && ranks[0] >= 8,
    kings: Math.max(...[11, 12].map((rank) => others.filter((card) => card >> 2 === rank).length)),
  }
}

/** The rank of which there are most, of equal ones the highest, and how many. */
function mostOf(cards) {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[card >> 2]++
  const alike = Math.max(...counts)
  return { most: counts.lastIndexOf(alike), alike }
}

const alikeRows = { fourOfAKind: 4, threeOfAKind: 3, kingsOrBetter: 2 }

/** Places of the cards that make a hand of a deck with wild cards: wild ones with the rank of which there are most, or all five. */
function wildMakersOf(name, cards, wild) {
  const places = cards.map((_, place) => place)
  const wilds = places.filter((place) => wild(cards[place]))
  if (name === 'fourDeuces') return wilds
  if (name === 'twoPair')
    return places.filter(
      (place) => cards.filter((card) => card >> 2 === cards[place] >> 2).length > 1,
    )
  if (alikeRows[name] === undefined) return places
  const { most } = mostOf(cards.filter((card) => !wild(card)))
  return places.filter((place) => wilds.includes(place) || cards[place] >> 2 === most)
}

/** Places of the cards that make a hand what it is: those of which there are several of a rank, or all five. */
export function makersOf(name, cards, wildsOfGame) {
  if (wildsOfGame !== 'none') return wildMakersOf(name, cards, isWild[wildsOfGame])
  const isByRank =
    (name in fours && name !== 'fourAcesWithLow' && name !== 'fourTwosToFoursWithAceOrLow') ||
    name in pairs ||
    name === 'threeOfAKind' ||
    name === 'twoPair'
  return cards.flatMap((card, place) => {
    const alike = cards.filter((other) => other >> 2 === card >> 2).length
    return isByRank && alike === 1 ? [] : [place]
  })
}
