/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'coin',
  'furnace',
  'anvil',
  'hammer',
  'ingot',
  'A',
  'K',
  'Q',
  'J',
] as const
