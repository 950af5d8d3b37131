/** Strips of Deep Sea Lab, top to bottom; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      J Q Q J angler K sonar jelly Q A A jelly K submarine submarine J J J diver mystery mystery K Q 10 jelly jelly diver
    `),
    reel(`
      jelly Q Q Q sonar A A 10 J K K submarine diver wild 10 angler angler J J angler jelly mystery mystery 10 diver A 10
    `),
    reel(`
      10 10 10 Q sonar K A 10 submarine angler angler Q Q wild K J J A A A Q mystery mystery 10 diver Q jelly
    `),
    reel(`
      A A 10 10 sonar Q Q J J J Q A K wild jelly J K K diver J 10 mystery mystery submarine angler K J
    `),
    reel(`
      10 10 10 K K K sonar jelly jelly J submarine jelly A angler angler Q Q Q jelly mystery mystery diver angler submarine A jelly J
    `),
  ],
  free: [
    reel(`
      angler jelly J A jelly J Q diver J J 10 A diver angler angler submarine 10 10 Q A submarine K K K Q diver 10 Q jelly
    `),
    reel(`
      J J submarine 10 jelly K Q wild diver A A A jelly Q K J diver Q jelly submarine angler mystery diver angler 10 K angler 10
    `),
    reel(`
      diver diver J J 10 submarine jelly wild 10 jelly Q A J jelly 10 K diver Q K K angler mystery Q angler angler A A submarine
    `),
    reel(`
      jelly submarine angler J J A A wild angler 10 diver diver 10 jelly Q diver K jelly Q angler A mystery K Q submarine K 10 J
    `),
    reel(`
      10 10 10 A diver J J diver jelly A Q submarine J J mystery diver Q Q angler jelly jelly K K submarine A K angler angler
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
