/** What a search outside this repository, built on the tuner's parts, aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 1, rtp: 0, hit: 0.23823, sigma: 5.96229 }

/** Strips of Pirate Cove, top to bottom, found by that search; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      parrot parrot Q Q parrot parrot parrot rum rum rum rum captain K A A A A compass compass
      compass compass K galleon captain J Q captain K J galleon Q K J Q 10 J
    `),
    reel(`
      rum galleon galleon galleon parrot A A 10 10 compass compass compass compass K K K Q Q
      captain captain parrot A A A A Q Q rum captain Q Q rum rum rum J parrot
    `),
    reel(`
      10 10 10 compass K K rum rum J A A A compass compass compass parrot parrot A rum rum 10 J
      captain Q parrot K J J Q parrot galleon K captain captain galleon Q
    `),
    reel(`
      parrot parrot parrot parrot compass compass compass 10 10 10 wild K K compass A A A
      galleon galleon galleon 10 rum rum captain captain captain 10 10 Q Q Q Q Q A J captain
    `),
    reel(`
      rum rum rum K K K J J rum galleon galleon wild compass Q Q compass compass compass compass
      compass K J galleon parrot 10 10 10 10 parrot captain K K K A captain Q
    `),
  ],
  walked: [
    reel(`
      rum Q Q A A A compass J galleon Q 10 Q Q Q J J J parrot captain J K J
    `),
    reel(`
      J galleon A A 10 captain parrot compass compass A compass Q Q rum 10 rum compass 10 10 10
      compass K
    `),
    reel(`
      J rum compass captain Q parrot K Q K K J J J J K K A galleon Q K K 10
    `),
    reel(`
      10 rum rum rum A A A A K K K A compass compass parrot captain A Q rum J galleon A
    `),
    reel(`
      A galleon rum rum J rum Q J 10 rum parrot 10 captain K 10 10 captain compass rum 10 K 10
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
