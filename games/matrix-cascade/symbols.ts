/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = ['wild', 'cube', 'prism', 'orb', 'ring', 'star', 'bolt', 'leaf'] as const
