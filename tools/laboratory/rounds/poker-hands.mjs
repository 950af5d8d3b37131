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

/** The number of the first row that a hand fits, of a list of names; -1 where it fits none. */
export function rowOf(names, cards) {
  const counts = new Array(13).fill(0)
  for (const card of cards) counts[card >> 2]++
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []))
  const sizes = ranks.map((rank) => counts[rank]).toSorted((a, b) => b - a)
  const isFlush = cards.every((card) => card % 4 === cards[0] % 4)
  const isWheel = ranks.join() === '0,1,2,3,12'
  const isStraight = ranks.length === 5 && (isWheel || ranks[4] - ranks[0] === 4)
  const most = ranks.find((rank) => counts[rank] === sizes[0])
  const fits = (name) => {
    if (name in fours) {
      const fifth = ranks.find((rank) => counts[rank] === 1)
      return sizes[0] === 4 && fours[name](most, fifth)
    }
    if (name in pairs) return sizes.join() === '2,1,1,1' && most >= pairs[name]
    switch (name) {
      case 'royalFlush':
        return isFlush && isStraight && !isWheel && ranks[0] === 8
      case 'straightFlush':
        return isFlush && isStraight && (isWheel || ranks[0] < 8)
      case 'fullHouse':
        return sizes.join() === '3,2'
      case 'flush':
        return isFlush && !isStraight
      case 'straight':
        return isStraight && !isFlush
      case 'threeOfAKind':
        return sizes.join() === '3,1,1'
      case 'twoPair':
        return sizes.join() === '2,2,1'
      default:
        throw new RangeError(`the hand ${name} is not known here`)
    }
  }
  return names.findIndex(fits)
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
