/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16402, rtp: 0.97261, hit: 0.24896, sigma: 14.96981 }

/**
 * Strips of Baron Book, top to bottom; a window wraps around the end. Those of the paid spin were found by the tuner, which leaves out the most that a
 * round can win and so aimed higher; those of free spins by a search outside this repository, so that every special symbol returns nearly the same.
 */
export const strips = {
  base: [
    reel(`
      J J J 10 J Q J J 10 J J goblet 10 J Q book K hat 10 K J J 10 Q J crest K K baron 10 K Q Q
      10 Q K 10 Q A A A
    `),
    reel(`
      Q crest A A K goblet goblet A K hat Q Q A baron 10 Q A Q Q A goblet goblet goblet J 10
      goblet goblet K goblet hat goblet K K K K book crest Q Q goblet K
    `),
    reel(`
      K hat 10 10 hat Q J J hat K J crest K 10 J Q 10 J J baron 10 10 Q Q Q Q A book crest hat
      10 Q Q hat J goblet Q J 10 hat A
    `),
    reel(`
      baron J A hat baron crest goblet J hat J 10 A K book A 10 10 10 baron goblet A baron
      goblet hat Q J J goblet A goblet baron J baron hat baron crest goblet baron K J hat
    `),
    reel(`
      J hat goblet J A book 10 hat K crest 10 crest A A crest A hat crest hat 10 goblet crest A
      goblet hat K hat hat hat goblet hat K K hat baron A Q crest goblet hat crest
    `),
  ],
  free: [
    reel(`
      Q crest hat crest K J A Q hat book K crest Q 10 K A J goblet baron J A 10 Q J K A K 10
      goblet Q J K goblet 10 hat baron Q
    `),
    reel(`
      K Q J hat 10 K J 10 baron baron K goblet crest Q 10 hat 10 A Q goblet 10 book A hat Q J
      crest A baron K Q A J A hat K A
    `),
    reel(`
      hat K A A 10 A 10 goblet A 10 baron K J A 10 Q J 10 K Q Q K J baron crest Q book 10 J hat
      10 crest crest goblet A hat Q
    `),
    reel(`
      K J book 10 baron J goblet 10 J Q K 10 K Q J A goblet crest A Q hat Q J A K crest goblet
      hat 10 goblet hat K J 10 A Q crest
    `),
    reel(`
      A J baron hat Q 10 K A goblet Q A A 10 crest goblet book J goblet 10 K J crest K Q J hat K
      J goblet Q Q A baron J 10 Q 10
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
