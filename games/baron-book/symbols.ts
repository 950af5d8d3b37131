/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'book',
  'baron',
  'crest',
  'goblet',
  'hat',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
