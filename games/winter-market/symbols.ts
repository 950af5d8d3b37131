/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'star',
  'tree',
  'mug',
  'gingerbread',
  'bauble',
  'mitten',
  'A',
  'K',
  'Q',
  'J',
] as const
