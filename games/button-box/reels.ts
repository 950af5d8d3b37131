/** What a search outside this repository, built on the tuner's parts, aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 1, rtp: 0, hit: 0.39695, sigma: 3.61314 }

/** Strips of Button Box, top to bottom, found by that search; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      button thimble thimble Q Q Q pincushion A J button spool tape J thimble spool tape tape
      tape button K K J J J spool pincushion spool pincushion
    `),
    reel(`
      J button tape tape tape spool wild K A A button pincushion J Q thimble thimble spool J Q
      button pincushion J J J J J tape J
    `),
    reel(`
      Q K button tape tape Q Q wild K K J button spool A thimble pincushion tape J spool spool
      button Q A pincushion thimble J tape J
    `),
    reel(`
      spool spool pincushion button K J J J wild thimble thimble A button spool tape Q J A tape
      tape Q button J J Q K Q Q
    `),
    reel(`
      K K K box J tape A pincushion spool tape tape A thimble thimble J K tape A J J J spool
      tape A A Q Q Q
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
