/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'lighthouse',
  'compass',
  'ship',
  'anchor',
  'gull',
  'lantern',
  'crab',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
