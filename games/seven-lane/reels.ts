/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 264, rtp: 0.95481, hit: 0.19651, sigma: 6.03418 }

/** Strips of Seven Lane, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      seven-blue bar-1 bar-1 seven-blue seven-blue bar-3 seven-blue seven-red bar-3 bar-1 bar-1
      cherry bar-2 bar-2 bar-1 bar-2 bar-2 bar-2 seven-gold seven-gold bar-3 bar-3 bar-3 bar-2
      bar-2 bar-2 bar-1 bar-1 bar-2 bar-1
    `),
    reel(`
      seven-red seven-red seven-red cherry bar-1 seven-blue seven-blue cherry cherry cherry
      cherry cherry seven-gold seven-gold bar-3 cherry bar-2 cherry cherry cherry cherry cherry
      cherry cherry cherry cherry cherry cherry cherry cherry
    `),
    reel(`
      cherry cherry cherry bar-3 cherry cherry seven-blue bar-2 bar-1 bar-2 bar-2 cherry cherry
      bar-1 bar-1 seven-gold seven-gold cherry bar-1 bar-1 cherry cherry cherry seven-red bar-1
      bar-1 bar-1 bar-1 cherry cherry
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
