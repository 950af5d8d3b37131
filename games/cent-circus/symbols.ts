/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'wheel',
  'seal',
  'seals',
  'unicycle',
  'unicycles',
  'cannon',
  'pins',
  'cent',
  'A',
  'K',
  'Q',
] as const
