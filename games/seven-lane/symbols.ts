/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'seven-gold',
  'seven-red',
  'seven-blue',
  'bar-3',
  'bar-2',
  'bar-1',
  'cherry',
] as const
