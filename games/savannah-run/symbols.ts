/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'baobab',
  'elephant',
  'lion',
  'giraffe',
  'zebra',
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
] as const
