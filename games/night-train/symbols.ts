/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'engine',
  'lantern',
  'ticket',
  'whistle',
  'watch',
  'A',
  'K',
  'Q',
  'J',
] as const
