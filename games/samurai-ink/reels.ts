/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 286, rtp: 0.96205, hit: 0.26158, sigma: 7.33771 }

/** Strips of Samurai Ink, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      samurai samurai samurai samurai samurai 10 katana sun brush brush brush A katana A mask A
      katana brush brush K katana J mask katana brush 10 katana brush J katana Q katana katana
    `),
    reel(`
      A 10 K A A mask katana Q J J mask mask K Q sun brush J K samurai brush brush J brushes K Q
      katana brush brush wild K J samurai katana samurai katana
    `),
    reel(`
      mask K J J J mask Q samurai mask brush wild A katana katanas mask brush Q katana katana
      brush brush mask katana A mask samurai K mask mask 10 samurai brush mask mask sun
    `),
    reel(`
      katana sun brush wild katana mask K katana katana 10 J mask mask katana masks 10 J brush Q
      A mask samurai katana K samurai Q mask A A 10 katana brush katana katana katana
    `),
    reel(`
      A katana katana mask brush brush samurais A Q Q katana samurai Q A 10 Q Q katana sun
      katana Q brush samurai J A A samurai samurai mask K wild J A katana J
    `),
  ],
  free: [
    reel(`
      A samurai brush 10 brush brush brush brush mask brush brush brush brush mask A 10 J brush
      brush brush K 10 10 Q brush katana katana katana brush Q A K
    `),
    reel(`
      brush brush A samurai brush 10 J wild brush katana brush 10 brush brush katana mask mask
      katana Q brush mask mask samurai brush A brush brush J Q brush samurai J K
    `),
    reel(`
      brush brush brush K brush A brush brush brush brush Q samurai brush wild J A mask brush
      brush brush K mask brush brush mask J Q mask brush 10 katana J brush
    `),
    reel(`
      katana Q Q brush brush samurai 10 J A brush brush 10 katana brush A A J mask wild K K mask
      A K brush A Q brush Q brush K brush J
    `),
    reel(`
      10 katana mask K brush brush brush A mask A Q brush 10 brush samurai K brush brush Q
      samurai brush A brush wild brush J K 10 K brush brush A A
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
