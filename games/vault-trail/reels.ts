/**
 * Strips of Vault Trail, top to bottom; a window wraps around the end. Found by annealing the symbols over the exact line mean
 * (return 0.957, a third of it on the trail); of twelve layouts this one, seed 9, came closest to a hit in 26 of a hundred
 * rounds. What they return is proved by the certificate, not by the search.
 */
export const strips = {
  base: [
    reel(`
      camera bonds Q camera key Q torch torch Q K J J J torch torch J J A A K K K bonds camera
      J key camera K K Q vault Q dial A A J Q Q bonds dial A key
    `),
    reel(`
      Q Q Q J J A wild camera camera Q Q A A bonds key K vault J dial dial A bonds bonds J key
      key key camera camera vault camera A torch K A K wild J torch J torch K A Q
    `),
    reel(`
      dial J J J Q vault A bonds K J J bonds torch K K K torch wild key Q Q Q Q J camera
      camera J A A A wild A A torch torch K Q Q Q torch camera wild camera bonds key key
    `),
    reel(`
      torch torch Q wild dial dial K K Q key Q camera camera K camera vault A Q key K A J J
      bonds key A vault J J torch J J torch Q camera bonds A wild Q K A A bonds K
    `),
    reel(`
      key key A K Q camera camera wild K K J J J J Q bonds bonds Q wild dial bonds torch A
      torch key torch torch torch J Q Q A camera camera vault J A Q K A K dial
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
