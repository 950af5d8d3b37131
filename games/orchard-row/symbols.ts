/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'seven',
  'bell',
  'melon',
  'grape',
  'plum',
  'orange',
  'lemon',
  'cherry',
] as const
