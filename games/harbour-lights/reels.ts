/** Strips of Harbour Lights, top to bottom, found by annealing over the exact mean of a spin; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      J ship crab lantern K gull crab 10 J crab 10 K anchor Q lantern J crab compass A anchor
      gull A A lantern K anchor crab J ship 10 Q Q J crab K
    `),
    reel(`
      ship Q gull Q lantern anchor Q gull compass A gull Q K ship A gull K A J Q Q lantern gull
      A wild A 10 Q J 10 J ship J K
    `),
    reel(`
      crab A gull lighthouse A Q K gull crab Q lantern J compass anchor Q A J K Q gull
      lighthouse anchor Q crab gull Q lantern gull J wild K J lantern Q anchor
    `),
    reel(`
      lantern ship K A J lantern gull anchor compass crab anchor anchor J crab Q 10 crab Q crab
      lantern K Q Q J wild Q A anchor lantern crab J A gull Q
    `),
    reel(`
      Q J ship K anchor A A lantern compass crab K A 10 J K anchor gull ship 10 A J lantern Q J
      A wild K A J anchor crab crab lantern 10 crab
    `),
  ],
  free: [
    reel(`
      lantern anchor lantern lantern lantern K J J J Q ship ship gull 10 K gull crab ship
      compass crab K crab A gull ship ship ship anchor anchor ship anchor 10 J gull A
    `),
    reel(`
      lantern Q crab anchor wild Q crab 10 10 ship K ship ship ship crab crab ship 10 compass
      ship Q gull J ship 10 J A gull wild Q A 10 Q ship
    `),
    reel(`
      ship Q ship wild crab 10 gull gull gull A Q ship K compass Q crab crab crab ship ship ship
      J lantern lantern lantern Q ship J J J wild J A anchor crab
    `),
    reel(`
      Q J crab ship wild crab Q anchor anchor 10 lantern lantern Q Q ship compass gull K anchor
      ship ship Q K K K Q ship wild Q lantern lantern 10 crab A
    `),
    reel(`
      gull Q 10 ship A ship ship ship anchor compass gull gull J K anchor K K lantern Q J 10
      gull 10 gull anchor K wild lantern 10 ship crab anchor A ship Q
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
