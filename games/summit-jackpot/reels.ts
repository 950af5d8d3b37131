/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 16412, rtp: 0.91, hit: 0.24943, sigma: 10.85179 }

/** Strips of Summit Jackpot, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      axe A rope tent J 10 rope climber climber summit goat rope rope K A A climber K K goat
      tent climber Q Q goat goat A J K tent Q K tent J J K tent climber J K tent tent
    `),
    reel(`
      tent goat A rope tent K climber goat 10 K climber rope Q tent 10 climber J tent Q J tent Q
      K tent J rope 10 tent Q Q summit K 10 A J J rope A tent climber axe wild goat
    `),
    reel(`
      climber Q K goat goat A climber J Q tent K goat rope axe goat J K wild tent climber 10 A A
      rope K tent tent summit J Q goat J J rope K K tent A Q tent J rope J
    `),
    reel(`
      climber 10 J K Q goat climber axe 10 J K A goat climber J Q goat 10 tent rope A 10 rope J
      wild tent K rope tent J Q climber goat J rope summit K goat tent J rope tent J
    `),
    reel(`
      goat J tent K K J goat 10 rope climber Q Q rope goat goat rope axe summit goat J Q 10 tent
      J 10 tent rope goat tent rope Q J climber tent rope climber A rope J tent A 10
    `),
  ],
  free: [
    reel(`
      goat climber climber axe Q summit goat axe goat climber axe axe A climber rope climber
      goat axe climber climber goat climber climber climber goat climber climber climber axe
      goat climber J tent axe K axe axe goat climber 10 goat goat
    `),
    reel(`
      tent goat climber axe A goat axe goat climber K Q goat goat axe axe climber goat wild axe
      climber axe axe climber J goat rope climber climber climber climber climber climber 10
      climber climber climber goat climber climber goat summit goat goat
    `),
    reel(`
      climber summit rope axe axe axe axe climber tent tent climber climber 10 Q axe climber
      goat Q tent wild climber climber K climber climber tent tent goat A tent goat J climber
      axe climber axe goat axe goat goat tent climber goat
    `),
    reel(`
      goat goat climber climber J goat A axe summit K goat axe goat goat axe axe axe climber Q
      climber 10 rope climber axe rope goat climber goat A climber climber climber axe axe axe
      tent axe climber wild A J A climber
    `),
    reel(`
      climber axe tent tent A climber axe tent tent climber axe rope J axe 10 Q rope climber
      climber axe rope rope K goat climber summit goat climber climber goat K axe goat rope axe
      10 axe climber goat goat K axe
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
