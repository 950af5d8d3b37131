/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'teapot',
  'koi',
  'lantern',
  'fan',
  'cup',
  'blossom',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
