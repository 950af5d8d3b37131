/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 294, rtp: 0.96197, hit: 0.30162, sigma: 9.85314 }

/** Strips of Scroll of Sands, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      Q Q scroll K A pharaoh K A Q J K K 10 10 J J K Q 10 scarab scarab eye A A 10 cat K 10 10 J
      K K K
    `),
    reel(`
      J Q K K Q 10 A K 10 scroll pharaoh Q Q K J cat K eye J K A A J Q eye scarab 10 A K 10 10
      10 10
    `),
    reel(`
      J A 10 10 10 J Q cat cat eye J Q scarab A K K J scarab pharaoh A scroll eye K cat eye K A
      10 K A Q Q A
    `),
    reel(`
      J cat Q Q eye scroll Q eye eye 10 J Q Q 10 J K scarab scarab A J pharaoh cat A 10 J
      pharaoh 10 J pharaoh eye J J J
    `),
    reel(`
      K 10 eye Q K K Q eye K J scarab K K J cat A pharaoh K eye A scarab J eye Q scroll J K 10 J
      J Q 10 J
    `),
  ],
  free: [
    reel(`
      A Q cat eye J J K Q scarab 10 pharaoh scarab 10 pharaoh A J scroll A Q 10 10 K J A Q K cat
      A scarab J K 10 10
    `),
    reel(`
      pharaoh eye A A K J J pharaoh A eye K J Q J K K 10 Q Q scarab K 10 A scarab J cat cat Q
      eye A J scarab scroll
    `),
    reel(`
      cat Q 10 10 K J A Q J K A eye scarab J J scroll eye scarab A A 10 J Q 10 K 10 10 A K
      pharaoh cat eye K
    `),
    reel(`
      scarab K eye scroll eye J eye cat A J cat K A pharaoh Q A 10 scarab Q 10 K Q J K A eye
      pharaoh Q J K 10 J scarab
    `),
    reel(`
      K pharaoh scarab 10 Q cat K Q J pharaoh 10 J Q scarab scroll A cat 10 10 eye A J A A cat
      10 A Q J A eye scarab scarab
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
