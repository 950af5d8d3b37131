/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 285, rtp: 0.96001, hit: 0.39139, sigma: 3.67677 }

/**
 * Strips of Honey Meadow, top to bottom, found by the tuner, which leaves out the most that a round can win: the amounts in the combs were weighed
 * against that afterwards. A window wraps around the end.
 */
export const strips = {
  base: [
    reel(`
      bee A hive dipper jar J Q J J jar dipper dipper A A Q J dipper dipper hive Q K K daisy
      daisy daisy hive J J J A hive J Q hive
    `),
    reel(`
      comb A A A A daisy J daisy dipper comb Q J daisy daisy wild hive hive hive daisy J comb
      dipper Q A K A daisy J comb Q Q jar hive K dipper dipper Q daisy
    `),
    reel(`
      comb Q A A J J hive hive hive comb hive Q K jar wild jar jar dipper dipper dipper comb A A
      daisy hive jar Q dipper comb daisy jar wild J J J J K hive jar
    `),
    reel(`
      comb hive hive hive Q J A A A comb J J J J wild daisy dipper dipper dipper dipper comb
      dipper jar jar jar daisy daisy A comb J K J J Q A daisy J Q
    `),
    reel(`
      bee daisy daisy daisy daisy K hive Q Q dipper Q dipper dipper dipper dipper J J J bee hive
      hive dipper A A A jar jar hive K K daisy hive J hive jar
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
