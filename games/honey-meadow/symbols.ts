/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'bee',
  'comb',
  'hive',
  'jar',
  'dipper',
  'daisy',
  'A',
  'K',
  'Q',
  'J',
] as const
