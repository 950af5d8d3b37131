/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'wheel',
  'tent',
  'clown',
  'balloon',
  'popcorn',
  'ticket',
  'A',
  'K',
  'Q',
  'J',
] as const
