/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'sun',
  'samurai',
  'samurais',
  'mask',
  'masks',
  'katana',
  'katanas',
  'brush',
  'brushes',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
