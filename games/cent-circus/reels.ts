/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16389, rtp: 0.94704, hit: 0.32429, sigma: 6.74124 }

/**
 * Strips of Cent Circus, top to bottom, found by the tuner, in which a few symbols were then exchanged until the exact return fitted; a window wraps
 * around the end.
 */
export const strips = {
  base: [
    reel(`
      unicycle wheel pins Q cannon pins pins Q cent cannon cent cent seal unicycles cent seal Q
      Q unicycle seal cannon cent seal Q K pins seals cent cent K A A K seal Q K A pins wheel K
      Q Q pins pins seal cannon Q pins Q cannon
    `),
    reel(`
      A seals K A Q cannon cannon Q K pins cannon K seal wheel Q A cent K pins A K cannon Q Q
      cannon cent wild cannon K pins Q A cannon cannon cannon A seal unicycle unicycles cent K
      Q seal cent K unicycle pins cent cent pins
    `),
    reel(`
      A wheel seal K Q K unicycle A seal pins A wild Q K seal cent A seal cent Q A wheel Q A
      seal unicycle K K seal A K seals A Q Q cannon unicycle unicycle K seal Q unicycles cent A
      A cannon cannon seal K cannon pins
    `),
    reel(`
      K unicycles unicycle Q cannon cent cent Q seal cent A A A wheel cannon K seal seal K pins
      cent cannon A cent cannon A wild Q K A Q cent unicycle K Q pins A A seals cannon pins
      cannon Q unicycle A K seal K A Q
    `),
    reel(`
      K unicycles A Q seal cent Q Q unicycle unicycle cent cannon cannon wheel K Q A cent Q
      pins Q K seal pins unicycle unicycle wheel A unicycle Q A seal Q A pins seal Q A seals
      seal unicycle pins unicycle Q pins pins Q seal seal Q
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
