/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'rune',
  'giant',
  'drake',
  'axe',
  'shield',
  'horn',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
