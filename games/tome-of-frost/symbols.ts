/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = ['tome', 'wolf', 'owl', 'potion', 'crystal', 'A', 'K', 'Q', 'J'] as const
