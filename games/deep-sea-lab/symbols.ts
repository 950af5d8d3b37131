/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'mystery',
  'sonar',
  'submarine',
  'diver',
  'angler',
  'jelly',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
