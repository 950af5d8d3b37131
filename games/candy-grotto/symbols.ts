/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'lolly',
  'bomb',
  'heart',
  'star',
  'drop',
  'bean',
  'cube',
  'swirl',
  'berry',
  'mint',
  'cone',
] as const
