/**
 * Strips of Night Train, top to bottom; a window wraps around the end. Found by annealing symbols and their places over the exact
 * mean, hit frequency and sigma of every combination, seed 267. What they return is proved by the certificate, not by the search.
 */
export const strips = {
  base: [
    reel(`
      A J J K K J J Q Q K Q Q K whistle A J engine lantern Q Q K Q J J ticket Q watch Q J Q J
      J
    `),
    reel(`
      K whistle whistle whistle A A J J A J J J A whistle watch whistle J ticket lantern wild
      J Q watch A A watch A engine J A watch A
    `),
    reel(`
      A K watch Q lantern watch Q Q watch Q K wild J K K K A K watch Q ticket Q watch ticket Q
      engine whistle K K K watch K
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
