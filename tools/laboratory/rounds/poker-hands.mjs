// What five cards of one deck are, by the rows of a pay table. A card is a place in the deck: four times its rank (0 a two, 12 an ace) and its suit.

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

/** The number of the first row that a hand fits, of a list of names; -1 where it fits none. */
export function rowOf(names, cards) {
  const of = shapeOf(cards)
  return names.findIndex((name) => {
    const fits = rules[name]
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

/** Places of the cards that make a hand what it is: those of which there are several of a rank, or all five. */
export function makersOf(name, cards) {
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
