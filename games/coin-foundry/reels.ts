/**
 * Strips of Coin Foundry, top to bottom; a window wraps around the end. Found by annealing the symbols over the exact line mean
 * (return 0.96, four tenths of it in hold-and-spin) with coins in pairs; of sixteen layouts this one, seed 15, came closest
 * to a hit in every fourth round. What they return is proved by the certificate, not by the search.
 */
export const strips = {
  base: [
    reel(`
      ingot A hammer J anvil K A coin coin A ingot ingot hammer J K K furnace hammer hammer Q
      Q Q J J J J Q Q furnace J J J Q Q Q A A coin coin K hammer hammer J K
    `),
    reel(`
      J hammer ingot J coin coin K J K K Q A A furnace J J K hammer wild hammer ingot ingot
      ingot ingot K A furnace anvil K K coin coin K J J K anvil Q Q anvil K K wild furnace A J
    `),
    reel(`
      J J ingot A coin coin A furnace furnace ingot ingot anvil K ingot wild A hammer hammer J
      K K K J ingot coin coin Q A Q Q ingot anvil ingot A J wild hammer K Q anvil anvil Q Q K
      A wild K A
    `),
    reel(`
      hammer hammer hammer ingot J anvil Q wild Q Q Q ingot A A Q ingot anvil J coin coin J K
      K furnace J J J J K K wild K ingot J A hammer A furnace A anvil furnace coin coin Q Q A
    `),
    reel(`
      Q Q J J J J wild Q furnace A K K anvil anvil ingot ingot hammer coin coin anvil Q Q
      hammer A ingot ingot K K K coin coin Q anvil Q Q A K wild K J hammer A A furnace
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
