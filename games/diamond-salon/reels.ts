/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16398, rtp: 0.97009, hit: 0.20228, sigma: 7.38667 }

/** Strips of Diamond Salon, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      K emerald Q J J Q K ring Q J emerald emerald Q ring J Q ring ruby J ring A Q sapphire J
      crown Q Q Q Q Q Q Q Q
    `),
    reel(`
      Q wild A J J A sapphire J Q A ring K K A J sapphire A emerald J A ruby crown A Q ruby A A
      A ruby sapphire J ruby Q emerald
    `),
    reel(`
      A ruby emerald emerald K A Q Q A ring ring A A ring emerald crown sapphire ring Q ruby
      wild K J A emerald emerald A sapphire ring J K A K K
    `),
    reel(`
      J J ruby A J ring emerald J crown A J Q A K J wild K K ring sapphire A J ring ruby A J
      ring sapphire J ring K J A ring
    `),
    reel(`
      sapphire ring crown ruby A ring ring ring sapphire ruby ring sapphire wild ruby ring Q
      sapphire K Q ring A A K ring sapphire emerald emerald J Q K J Q A K
    `),
  ],
  free: [
    reel(`
      Q A J ring sapphire K ring sapphire A K Q sapphire ring J sapphire A K Q ruby ring ring
      ruby A emerald Q K K ruby J sapphire Q ruby crown
    `),
    reel(`
      sapphire ring J A sapphire J Q A J sapphire Q crown J ring J Q Q K ring J emerald wild
      ring A J J sapphire K J sapphire A ruby ring A
    `),
    reel(`
      ring J A crown ring Q sapphire A ruby emerald Q sapphire Q Q K ring Q J J Q ring ring J A
      emerald ruby ruby ring sapphire A wild emerald K Q
    `),
    reel(`
      wild A J sapphire A J Q ring J Q sapphire A K J A J emerald J ruby crown J ruby K J ruby
      ring J ruby K emerald J ring emerald J
    `),
    reel(`
      ruby J K A ring J emerald A A crown K Q J sapphire Q K ring J sapphire Q emerald emerald
      sapphire A K K A ring sapphire J emerald A J wild
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
