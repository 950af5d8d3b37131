/** Strips of Monarch Reels, top to bottom; a window wraps around the end. Its pays were fitted to them. */
export const strips = {
  base: [
    reel(`
      sceptre orb K ring ring Q K Q sceptre Q orb A A Q orb A ring K K throne sceptre ring
      sceptre sceptre Q throne throne K A A K A orb ring A ring Q Q Q K
    `),
    reel(`
      ring wild Q ring ring throne sceptre sceptre sceptre orb Q Q throne ring orb Q K Q A K A
      orb orb K K K K throne K Q ring sceptre Q sceptre A Q A A ring A A
    `),
    reel(`
      K wild orb ring K ring A Q ring throne sceptre K ring sceptre sceptre ring K throne Q A Q
      K ring Q K A orb Q A orb Q sceptre orb A throne K Q A sceptre A Q
    `),
    reel(`
      orb wild A Q K K ring Q Q A Q Q orb orb Q sceptre A K sceptre ring K K K ring ring A Q
      throne orb Q ring K throne throne sceptre A A ring A sceptre sceptre
    `),
    reel(`
      sceptre ring K K K Q orb Q ring K Q K orb A throne orb Q A ring sceptre throne A sceptre Q
      Q ring A K A ring A Q sceptre sceptre orb ring throne A Q K
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
