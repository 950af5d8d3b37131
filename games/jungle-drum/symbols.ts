/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'drum',
  'jaguar',
  'toucan',
  'monkey',
  'frog',
  'orchid',
  'A',
  'K',
  'Q',
  'J',
] as const
