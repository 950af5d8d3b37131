/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'drum',
  'penny',
  'hat',
  'umbrella',
  'boot',
  'ticket',
  'A',
  'K',
  'Q',
  'J',
] as const
