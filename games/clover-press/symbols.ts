/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'coin',
  'press',
  'crock',
  'harp',
  'hat',
  'toadstool',
  'shoe',
] as const
