/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'scroll',
  'pharaoh',
  'cat',
  'scarab',
  'eye',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
