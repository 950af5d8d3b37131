/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'crocodile',
  'heron',
  'lotus',
  'beetle',
  'papyrus',
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
] as const
