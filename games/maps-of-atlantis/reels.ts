/** What a search outside this repository, built on the tuner's parts, aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 296, rtp: 0.9631, hit: 0.27397, sigma: 19.60257 }

/** Strips of Maps of Atlantis, top to bottom, found by that search; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      A helmet helmet helmet nautilus A A trident Q Q nautilus K K K K A nautilus J J 10 trident
      amphora amphora amphora A J nautilus nautilus A A Q J helmet helmet J K A J
    `),
    reel(`
      nautilus J J J A amphora amphora amphora nautilus nautilus J Q nautilus nautilus helmet
      helmet A A nautilus nautilus nautilus amphora J K K K J J A trident K J J 10 A J map J
    `),
    reel(`
      A J J helmet A Q amphora 10 K J Q K K K J J J J map trident K Q nautilus nautilus trident
      trident trident trident amphora Q Q nautilus nautilus amphora amphora amphora A A
    `),
    reel(`
      10 nautilus A A helmet helmet map 10 J J nautilus K amphora amphora amphora J J amphora
      amphora J J J J K nautilus A A A K K trident trident J helmet Q K K helmet
    `),
    reel(`
      J helmet helmet helmet helmet K K amphora J 10 Q Q Q A J amphora amphora J J 10 trident J
      K 10 10 Q J map K K Q J nautilus J J J J J
    `),
    reel(`
      A A J J J amphora amphora 10 10 K map A A trident J helmet 10 10 K K K K Q A helmet helmet
      A Q amphora 10 Q amphora amphora J nautilus 10 A Q
    `),
  ],
  free: [
    reel(`
      K J A A nautilus J A A K nautilus 10 amphora trident A A Q A trident trident trident
      nautilus helmet helmet K nautilus J nautilus nautilus amphora Q
    `),
    reel(`
      K J A J trident J nautilus A nautilus nautilus A K K A Q amphora amphora map A Q K A
      trident trident amphora 10 trident helmet A A
    `),
    reel(`
      helmet K K trident A amphora K trident trident A trident K A K nautilus 10 nautilus A J
      helmet A K Q trident K A A K A map
    `),
    reel(`
      trident amphora amphora K K K helmet Q nautilus helmet J 10 Q amphora trident J K 10
      nautilus 10 amphora Q amphora nautilus helmet A Q trident A map
    `),
    reel(`
      nautilus helmet nautilus J K J nautilus map nautilus amphora J J 10 amphora nautilus J A K
      K nautilus Q Q nautilus trident nautilus amphora amphora A K trident
    `),
    reel(`
      K K trident K nautilus J nautilus K amphora trident nautilus amphora amphora trident
      nautilus 10 Q K trident K 10 K helmet Q K map 10 A K K
    `),
  ],
  bought: [
    reel(`
      nautilus amphora helmet J 10 helmet K 10 10 K amphora J J K Q helmet J nautilus helmet J
      trident helmet J K amphora A J amphora helmet 10
    `),
    reel(`
      map helmet Q map A K map nautilus J map A J map A amphora map trident A map Q 10 map A Q
      map A Q map helmet Q
    `),
    reel(`
      Q amphora A 10 helmet Q 10 A A Q nautilus A trident Q amphora J 10 A Q Q A 10 K Q Q map 10
      K nautilus K
    `),
    reel(`
      map trident A map 10 A map trident trident map J trident map J K map trident amphora map K
      nautilus map Q trident map amphora Q map J helmet
    `),
    reel(`
      A J amphora nautilus 10 amphora Q J K K nautilus nautilus Q A K K Q trident helmet J Q
      nautilus J Q 10 trident map Q J Q
    `),
    reel(`
      map nautilus amphora map A K map trident A map trident helmet map K K map trident helmet
      map Q helmet map J 10 map helmet Q map helmet helmet
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
