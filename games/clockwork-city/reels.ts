/** What a search outside this repository, built on the tuner's parts, aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 2, rtp: 0, hit: 0.2574, sigma: 6.55661 }

/** Strips of Clockwork City, top to bottom, found by that search; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      airship 10 K A Q 10 key goggles 10 K Q J 10 K J 10 10 J watch 10 10 Q 10 J Q 10 automaton
      Q 10 Q Q Q
    `),
    reel(`
      watch watch airship key key K wild wild wild key key K key K watch key 10 goggles key A
      key key automaton Q automaton K watch automaton 10 J A A
    `),
    reel(`
      J watch automaton A A goggles 10 wild wild wild key airship goggles A J Q J K J Q K A J Q
      A J Q A J Q A A
    `),
    reel(`
      airship goggles J 10 goggles A Q goggles wild wild wild Q watch watch K A watch goggles J
      key watch goggles K goggles A automaton watch Q Q J watch watch
    `),
    reel(`
      K K goggles A goggles Q airship J J automaton goggles watch automaton A J A Q K watch
      watch A K watch 10 key K A automaton goggles A 10 10
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
