/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'vault',
  'dial',
  'key',
  'bonds',
  'camera',
  'torch',
  'A',
  'K',
  'Q',
  'J',
] as const
