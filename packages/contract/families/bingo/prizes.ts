/** What can be won in a round of bingo, in the order in which it is won. Apart from the schemas, which a page need not load. */
export const bingoPrizes = ['line', 'twoLines', 'pattern', 'house'] as const
export type BingoPrize = (typeof bingoPrizes)[number]
