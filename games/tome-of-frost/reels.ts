/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 297, rtp: 0.95799, hit: 0.21471, sigma: 12.31851 }

/**
 * Strips of Tome of Frost, top to bottom; a window wraps around the end. Those of the paid spin were found by the tuner, those of free spins by a
 * search outside this repository for what two special symbols are to pay.
 */
export const strips = {
  base: [
    reel(`
      crystal J K owl J crystal J J A J Q Q potion J J J A K Q owl J A wolf K A Q tome K K K Q Q
      J K J J J J A wolf crystal A A A
    `),
    reel(`
      A A J crystal crystal Q K owl A potion J J Q Q K Q J A Q K wolf Q Q tome Q K A crystal K Q
      Q K J J A K J crystal K owl J J K Q
    `),
    reel(`
      J A Q A K J crystal tome K potion A Q A J K A A owl potion potion wolf A potion A K K
      crystal owl potion A Q crystal J crystal potion A A potion potion Q crystal wolf Q Q
    `),
    reel(`
      crystal Q potion A Q Q A K potion owl Q K K K J crystal crystal owl J A wolf owl J A
      crystal tome wolf J J owl Q potion potion potion K K Q Q A K Q owl crystal J
    `),
    reel(`
      crystal J A A K potion owl A J J J K K potion potion owl K potion potion potion K wolf
      potion K A potion J K owl crystal Q wolf Q K K potion J J K owl Q wolf tome K
    `),
  ],
  free: [
    reel(`
      J J K potion crystal A potion wolf J J K K K Q Q wolf A A J tome A A Q owl wolf K K Q J A
      A Q Q owl crystal J
    `),
    reel(`
      A A Q wolf K Q J K Q K crystal tome potion Q Q Q A crystal A A wolf K K Q K K potion J
      crystal A J owl J J owl J
    `),
    reel(`
      crystal K A Q Q Q A A K Q owl wolf A potion Q Q owl crystal J J J K potion tome A A A K J
      wolf potion J K K J Q
    `),
    reel(`
      Q tome J J J potion Q wolf crystal K Q A K A J Q J J K Q crystal A A A wolf potion Q A K J
      owl K K owl A Q
    `),
    reel(`
      A tome wolf K K potion Q J J Q K potion owl wolf Q Q K crystal A A A A Q K J owl J J K J Q
      A Q crystal K J
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
