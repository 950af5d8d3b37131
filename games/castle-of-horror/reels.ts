/**
 * Strips of Castle of Horror, top to bottom; a window wraps around the end. Found by annealing the symbols over the exact line
 * mean (return 0.96, a quarter of it in free spins) from layouts with stacked counts; of forty layouts this one, seed 56, came
 * closest to a hit in every fourth round and a sigma near eight. What they return is proved by the certificate, not by the search.
 */
export const strips = {
  base: [
    reel(`
      Q J coffin witch potion key A Q K potion count count Q potion Q moon J K J A J count
      wolf A Q coffin K Q skull potion K key skull J coffin Q potion witch K skull wolf
    `),
    reel(`
      J count count key wolf witch wolf Q J witch J key J Q moon wolf wolf potion skull witch
      K key wolf A key potion K skull key potion witch moon potion A potion A count A key Q
      potion
    `),
    reel(`
      A potion witch wild wolf key K Q A coffin Q skull Q J Q count wild skull witch A J K Q
      witch A moon J A Q skull witch wild potion key wolf key A J wolf coffin count count
    `),
    reel(`
      skull K key wolf K A K J key witch Q A potion key K key J count wolf witch A skull Q A
      moon Q wolf skull A J witch K potion key wolf Q count count witch potion
    `),
    reel(`
      wolf potion coffin A potion K key wolf wolf count J wolf potion moon potion skull K J
      witch A K wolf wolf Q witch coffin key witch witch Q J A key coffin key count count key
      skull Q
    `),
  ],
  free: [
    reel(`
      J Q skull K key Q K Q key wolf A Q A K J Q K A wolf J A K Q A J potion J A K A J count
      count count J Q K A skull K Q J K Q J witch witch J potion A Q K
    `),
    reel(`
      skull wolf key A K potion K witch A J wolf key J skull skull key A potion witch Q potion
      K skull key potion Q J witch K Q A J potion K J potion K wild K Q witch count count
      count key Q J Q key J A wolf skull A wolf wolf
    `),
    reel(`
      A wolf potion Q skull Q witch key skull witch wolf K Q potion wild J Q K potion key K
      key potion wolf J Q wolf J witch potion J K J Q skull Q K J A wolf key skull K Q skull
      potion A key K count count count key A K Q
    `),
    reel(`
      skull witch J wolf potion Q J key witch K J K potion Q potion J count count count key Q
      wolf J key J Q K wild K A Q J skull A skull potion K Q A key A witch potion K potion A Q
      A skull K key K key Q J wolf
    `),
    reel(`
      K key wolf Q J potion A key skull J A key witch A J potion J K A skull skull potion key
      J wolf J Q skull wolf potion A J skull wolf count count count wolf key J Q potion Q K A
      J key J potion witch A
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
