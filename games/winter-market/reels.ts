/** Strips of Winter Market, top to bottom; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      Q K tree bauble A mitten K tree Q bauble gingerbread J Q star A J mug mitten J gingerbread mitten mug J mitten bauble A K
    `),
    reel(`
      J A gingerbread mug A gingerbread star K A tree mitten Q mug gingerbread J K mitten J mug A wild Q J bauble A gingerbread J
    `),
    reel(`
      Q gingerbread bauble mitten A bauble star J gingerbread mitten K J Q tree mug Q K mitten mug bauble wild Q J tree A J J
    `),
    reel(`
      Q mug mitten A K tree star gingerbread mug bauble J A K mug mitten Q bauble K J gingerbread wild A gingerbread gingerbread A tree gingerbread
    `),
    reel(`
      mug tree bauble A Q mitten J Q K J bauble gingerbread J star A J gingerbread mitten Q J K bauble A tree gingerbread mitten mug
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
