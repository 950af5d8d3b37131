/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 263, rtp: 0.96, hit: 0.2449, sigma: 3.65976 }

/** Strips of Orchard Row, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      cherry grape lemon lemon cherry cherry cherry cherry grape bell lemon lemon orange orange
      orange seven seven seven lemon lemon grape cherry melon bell plum bell grape cherry
    `),
    reel(`
      grape orange cherry lemon lemon lemon melon cherry lemon lemon lemon plum grape seven
      seven seven plum bell grape grape cherry cherry cherry cherry cherry orange grape lemon
    `),
    reel(`
      plum orange lemon melon cherry seven seven seven cherry cherry cherry bell bell grape
      lemon bell lemon lemon lemon lemon lemon lemon melon cherry cherry plum bell lemon
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
