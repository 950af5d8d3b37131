/**
 * Strips of Club Seven, top to bottom; a window wraps around the end. The stacks of sevens at their tops were laid by hand, so that eighteen of
 * 27,000 stops fill the screen; what follows them was found by annealing over return, sigma and hits. The certificate proves what they return.
 */
export const strips = {
  base: [
    reel(`
      seven-jade seven-ruby seven-diamond seven-jade seven-jade club bell champagne champagne
      club bell champagne champagne seven-jade club bell champagne chair bell club bell
      champagne bell bell champagne bell seven-ruby champagne champagne champagne
    `),
    reel(`
      seven-ruby seven-jade seven-diamond seven-jade seven-jade bell club bell champagne bell
      champagne champagne champagne bell chair champagne champagne chair chair club bell chair
      chair chair bell chair bell club champagne club
    `),
    reel(`
      seven-jade seven-diamond seven-ruby seven-jade club bell chair chair bell bell bell
      chair bell bell seven-ruby champagne club chair chair bell chair champagne chair club
      bell chair seven-jade bell bell chair
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
