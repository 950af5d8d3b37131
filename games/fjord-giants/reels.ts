/** What a search outside this repository, built on the tuner's parts, aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 1, rtp: 0, hit: 0.24725, sigma: 8.78437 }

/** Strips of Fjord Giants, top to bottom, found by that search; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      drake axe rune 10 K shield shield Q Q giant A drake J shield horn Q Q giant K shield A A
      drake horn K K J 10 axe J drake A J J
    `),
    reel(`
      K shield Q rune drake J giant K A shield horn 10 A wild K A J horn 10 axe A drake J A A 10
      Q Q drake giant shield horn K giant
    `),
    reel(`
      drake giant Q K rune axe drake K shield drake giant J J shield wild J J 10 drake shield A
      K giant shield horn horn drake A giant horn drake A giant A
    `),
    reel(`
      K drake drake Q shield rune 10 A giant giant horn drake K A A wild axe horn J K K 10 10 K
      giant drake A K horn giant A drake K K
    `),
    reel(`
      K A shield J horn drake rune K J Q A 10 axe giant A Q wild 10 shield drake A horn drake 10
      giant J Q 10 J A A 10 A A
    `),
  ],
  free: [
    reel(`
      horn J rune K J Q K K drake axe J J Q giant A horn axe 10 A 10 10 shield A Q shield horn
      drake shield
    `),
    reel(`
      wild J Q drake J A A giant K horn J 10 K K axe horn Q shield 10 A 10 Q
    `),
    reel(`
      wild J Q drake J A A giant K horn J 10 K K axe horn Q shield 10 A 10 Q
    `),
    reel(`
      wild J Q drake J A A giant K horn J 10 K K axe horn Q shield 10 A 10 Q
    `),
    reel(`
      axe horn horn axe J 10 Q 10 A rune giant K K 10 shield drake Q J A shield wild Q drake J K
      horn A shield
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
