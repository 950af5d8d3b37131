/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'seven-diamond',
  'seven-ruby',
  'seven-jade',
  'club',
  'champagne',
  'chair',
  'bell',
] as const
