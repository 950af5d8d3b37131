/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'token',
  'tower',
  'crown',
  'bell',
  'lantern',
  'key',
  'A',
  'K',
  'Q',
] as const
