/** The symbols of its reels, as its mathematics, its pictures and its names call them. */
export const symbols = ['wild', 'throne', 'orb', 'sceptre', 'ring', 'A', 'K', 'Q'] as const
