/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 273, rtp: 0.96101, hit: 0.27734, sigma: 6.56531 }

/** Strips of Jungle Drum, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      orchid drum K Q frog frog K A J K orchid Q K J toucan K Q J frog Q A K Q orchid K A Q
      monkey K jaguar Q K Q Q K K
    `),
    reel(`
      J J wild wild wild Q J orchid A monkey K orchid A J toucan Q A toucan monkey J orchid frog
      monkey J Q drum J J A frog monkey A J monkey jaguar J A frog
    `),
    reel(`
      A toucan frog monkey orchid A J frog frog A wild wild wild A toucan monkey orchid toucan Q
      jaguar K toucan orchid Q frog jaguar monkey Q drum jaguar Q frog toucan jaguar K toucan
      toucan jaguar
    `),
    reel(`
      J toucan Q K toucan frog A monkey J A frog toucan K A toucan K orchid A drum orchid frog K
      A monkey jaguar J toucan toucan J orchid K J wild wild wild J frog toucan
    `),
    reel(`
      toucan toucan J J monkey A Q K orchid orchid frog frog A orchid monkey K J Q K monkey Q J
      J Q A K toucan orchid wild wild wild monkey K Q drum jaguar A jaguar
    `),
  ],
  free: [
    reel(`
      frog orchid J jaguar orchid A monkey drum K jaguar jaguar toucan jaguar jaguar jaguar
      orchid monkey Q K monkey A jaguar orchid K jaguar toucan jaguar monkey monkey toucan
      jaguar frog J orchid monkey J toucan
    `),
    reel(`
      jaguar jaguar A monkey wild A J J K drum jaguar toucan J monkey jaguar toucan A monkey
      jaguar orchid monkey jaguar toucan jaguar orchid wild wild wild frog Q monkey frog K
      orchid jaguar orchid jaguar Q
    `),
    reel(`
      wild J K toucan monkey toucan frog J toucan jaguar monkey jaguar jaguar K monkey jaguar
      toucan drum Q wild wild wild orchid toucan monkey orchid jaguar jaguar jaguar toucan
      monkey orchid jaguar monkey A jaguar toucan orchid
    `),
    reel(`
      jaguar toucan toucan toucan Q A orchid jaguar toucan frog K jaguar frog toucan K jaguar
      monkey Q toucan jaguar J toucan drum wild jaguar K wild wild wild toucan A monkey Q K
      jaguar K toucan monkey
    `),
    reel(`
      A toucan toucan K K toucan jaguar wild J orchid toucan jaguar A jaguar K toucan monkey
      jaguar toucan orchid Q frog jaguar toucan K K drum A jaguar monkey orchid toucan wild wild
      wild monkey jaguar jaguar
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
