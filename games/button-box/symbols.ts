/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'box',
  'button',
  'thimble',
  'spool',
  'pincushion',
  'tape',
  'A',
  'K',
  'Q',
  'J',
] as const
