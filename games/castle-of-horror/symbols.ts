/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'moon',
  'coffin',
  'count',
  'witch',
  'wolf',
  'skull',
  'potion',
  'key',
  'A',
  'K',
  'Q',
  'J',
] as const
