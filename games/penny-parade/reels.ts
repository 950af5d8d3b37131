/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16384, rtp: 0.945, hit: 0.42834, sigma: 2.73197 }

/** Strips of Penny Parade, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      J ticket Q penny hat hat J umbrella boot penny J K A J K A ticket hat hat K hat A ticket J
      K Q ticket K A hat J umbrella A K J K drum hat boot
    `),
    reel(`
      hat ticket wild Q A K J K hat K K ticket J A Q boot A drum K boot penny ticket umbrella Q
      J ticket hat boot umbrella J K drum penny K wild J boot A penny ticket
    `),
    reel(`
      A K boot J A ticket A K J penny A K drum ticket hat K umbrella boot wild ticket K hat J A
      Q penny boot umbrella Q A hat K umbrella wild K J ticket boot J
    `),
    reel(`
      umbrella ticket hat Q penny umbrella J K wild boot hat umbrella A K ticket Q K J penny Q
      wild ticket umbrella K ticket hat boot hat ticket drum hat J K ticket hat J boot ticket
      drum hat
    `),
    reel(`
      Q boot K ticket Q ticket hat penny ticket wild K umbrella Q boot K Q hat A ticket hat K A
      Q K wild ticket J boot K J A ticket drum penny A boot J A ticket
    `),
  ],
  free: [
    reel(`
      umbrella A hat penny A penny Q penny umbrella hat K penny penny J K hat hat penny K J K
      drum penny boot ticket J K boot A ticket K Q Q K ticket umbrella K K umbrella
    `),
    reel(`
      K boot ticket penny K boot penny penny wild K A hat umbrella boot A umbrella umbrella
      umbrella K wild Q hat hat K ticket hat penny ticket J K A penny drum K K wild J hat ticket
      A
    `),
    reel(`
      penny A umbrella Q A umbrella boot hat wild boot J K K wild penny penny K boot J K K
      ticket wild boot ticket boot K K penny K umbrella penny boot drum hat K ticket hat ticket
      hat
    `),
    reel(`
      penny hat penny penny hat J wild boot hat Q penny wild ticket A umbrella ticket wild J
      ticket penny penny hat boot penny umbrella drum hat J hat ticket hat hat hat K hat
      umbrella hat J A penny
    `),
    reel(`
      K umbrella penny wild K K penny A J J hat drum Q hat Q J J ticket K J penny boot K J hat
      hat Q hat hat Q J A Q wild penny hat wild penny boot A
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
