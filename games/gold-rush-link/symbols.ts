/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = [
  'wild',
  'nugget',
  'pickaxe',
  'lamp',
  'cart',
  'pan',
  'mule',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
