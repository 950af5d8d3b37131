/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16417, rtp: 0.92899, hit: 0.20007, sigma: 11.47605 }

/** Strips of Token Tower, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      tower bell K A bell lantern Q A crown lantern Q Q bell K Q A K key Q key K bell lantern
      crown token Q K lantern Q K bell A Q K K K
    `),
    reel(`
      tower bell A crown bell K A crown Q Q A A K bell key K wild key crown bell bell K A Q
      token K Q A K lantern Q K Q K K K
    `),
    reel(`
      tower Q bell key Q Q Q K key lantern bell K Q crown K Q wild lantern K bell Q Q Q K token
      token Q K lantern A K bell A K bell A K
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
