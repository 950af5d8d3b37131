/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'ruby',
  'topaz',
  'amber',
  'emerald',
  'aqua',
  'sapphire',
  'violet',
  'pearl',
] as const
