/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'horn',
  'dog',
  'coach',
  'parcel',
  'letter',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
