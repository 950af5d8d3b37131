/**
 * Strips of Carnival Wheel, top to bottom; a window wraps around the end. Found by annealing the symbols over the exact line mean
 * (return 0.958, a third of it on the wheel); of sixteen layouts this one, seed 16, came closest to a hit in 27 of a hundred
 * rounds. What they return is proved by the certificate, not by the search.
 */
export const strips = {
  base: [
    reel(`
      K K ticket tent A A A wheel A A popcorn J ticket balloon popcorn Q K Q Q Q clown K
      ticket K J J K clown balloon J J balloon balloon wheel K tent tent popcorn popcorn Q
      balloon Q
    `),
    reel(`
      ticket J balloon Q A balloon ticket popcorn K popcorn wheel popcorn K clown J tent tent
      J J J K clown ticket balloon wild A Q K A popcorn clown A A ticket A Q balloon K K wild
      K Q ticket A
    `),
    reel(`
      J J Q ticket Q J J wild balloon J Q J J clown Q popcorn Q tent Q balloon balloon balloon
      ticket A A wild J tent clown ticket ticket tent popcorn popcorn Q K balloon wheel tent A
      K K K A A
    `),
    reel(`
      popcorn clown Q K Q wild Q balloon balloon tent ticket A balloon tent A popcorn J J J
      tent K A Q ticket Q wheel K J balloon popcorn balloon balloon A J popcorn A K clown wild
      K tent K clown K
    `),
    reel(`
      clown ticket K tent tent ticket A wild A K tent J Q wild Q K clown clown Q balloon J J
      popcorn J balloon ticket wheel A K A Q Q J A popcorn balloon A wheel J popcorn Q popcorn
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
