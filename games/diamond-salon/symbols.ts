/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'crown',
  'ruby',
  'emerald',
  'sapphire',
  'ring',
  'A',
  'K',
  'Q',
  'J',
] as const
