/** The symbols of its cells, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'seven',
  'diamond',
  'bell',
  'star',
  'heart',
  'clover',
  'cherry',
] as const
