/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 2831, rtp: 0.96375, hit: 0.21295, sigma: 8.06632 }

/** Strips of Mountain Post, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      dog dog parcel parcel coach letter Q 10 10 10 K dog 10 K 10 letter A 10 Q K J dog letter J
      J J J Q K horn Q K letter
    `),
    reel(`
      K 10 coach K dog dog parcel A J A 10 horn coach letter coach Q parcel Q 10 Q A K coach K
      parcel 10 dog Q J 10 A A K wild
    `),
    reel(`
      A J letter J parcel wild A A parcel 10 parcel Q coach coach parcel coach coach Q letter
      horn parcel letter Q coach coach Q dog A letter J letter K Q letter
    `),
    reel(`
      parcel Q Q parcel parcel Q A Q A wild J coach coach dog K 10 coach dog Q 10 J coach letter
      coach A coach K Q 10 Q horn J Q 10
    `),
    reel(`
      10 10 A dog 10 Q dog coach letter K Q 10 10 parcel K 10 Q Q parcel 10 10 dog K K parcel J
      J parcel wild J J horn parcel K
    `),
  ],
  free: [
    reel(`
      Q dog coach 10 10 parcel K Q coach A A dog letter parcel coach coach 10 dog J K 10 J
      letter coach 10 Q J letter parcel dog 10 Q
    `),
    reel(`
      A J J A parcel letter letter parcel Q Q Q A K A coach A K coach K Q wild coach letter A
      letter letter dog dog letter parcel 10 letter dog
    `),
    reel(`
      10 K wild Q 10 10 K Q 10 coach coach K Q Q dog 10 parcel letter coach K K K A letter Q A
      letter dog Q 10 Q 10 J
    `),
    reel(`
      coach letter J coach J parcel letter coach J Q dog K coach coach K dog J K 10 10 A 10 wild
      parcel letter A coach K J letter K parcel Q
    `),
    reel(`
      Q Q K K A K Q K coach K letter letter letter letter coach A A J coach coach K A parcel
      coach 10 dog A wild A 10 10 A dog
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
