/** What is told of bingo. English is the original; every translation has its keys. */
export const words = {
  parts: { line: 'Line', twoLines: 'Two lines', pattern: 'Pattern', house: 'Full house' },
  how: {
    cards: (cells: number, numbers: number) =>
      `A card has ${cells} of ${numbers} numbers. Everybody in the hall hears the same numbers, one after the other.`,
    calls:
      'The first whole row, column or diagonal wins the line; the first card with all its numbers wins the full house.',
    pots: (line: string, house: string) =>
      `Of the price of all cards, ${line} goes to the line and ${house} to the full house.`,
    columns: (side: number, each: number) =>
      `A card has ${side} columns of numbers: ${each} numbers belong to each column, and the middle cell is free. Everybody in the hall hears the same numbers, one after the other.`,
    patterns: (patterns: number) =>
      `Each round plays for one of ${patterns} patterns, shown before you buy. The first card on which all cells of the pattern are called wins.`,
    pot: (share: string) => `Of the price of all cards, ${share} goes to the pattern.`,
    tickets: (strip: number, numbers: number) =>
      `A card is a ticket of three rows with five of ${numbers} numbers each. ${strip} cards make a strip, on which every number stands once. Everybody in the hall hears the same numbers, one after the other.`,
    rows: 'The first whole row wins one line, the first card with two whole rows wins two lines, and the first card with all its numbers wins the full house.',
    threePots: (line: string, twoLines: string, house: string) =>
      `Of the price of all cards, ${line} goes to one line, ${twoLines} to two lines and ${house} to the full house.`,
    shared:
      'Cards that get there with the same number share the prize evenly. Cents that can’t be shared go to the cards with the smallest numbers.',
    alone:
      'Play money and dollars have prizes of their own. If only one player has cards for a prize, they are refunded.',
  },
  certified: {
    title: 'What a card returns',
    text: 'The RTP is the same however many cards are in the hall. With more cards you win less often, and more.',
    hall: (cards: number) => `One of ${cards} cards`,
    figures: (rtp: string, rounds: string) => `${rtp} · wins 1 round in ${rounds}`,
  },
}

export type BingoWords = typeof words
