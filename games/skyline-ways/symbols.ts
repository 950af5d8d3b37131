/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'moon',
  'tower',
  'taxi',
  'bridge',
  'plane',
  'cab-light',
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
] as const
