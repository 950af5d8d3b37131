/** What the tuner aimed by and came to; the certificate proves what the strips return. */
export const tuned = { seed: 307, rtp: 0.96399, hit: 0.20944, sigma: 5.15439 }

/** Strips of Clover Press, top to bottom, found by the tuner; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      coin toadstool hat harp crock harp harp hat hat hat toadstool toadstool coin harp
      toadstool shoe press wild shoe toadstool hat hat shoe toadstool coin shoe shoe toadstool
      hat hat harp hat harp harp harp harp
    `),
    reel(`
      coin shoe toadstool shoe harp shoe shoe toadstool crock shoe shoe shoe coin shoe hat shoe
      wild shoe shoe hat press toadstool shoe shoe coin harp shoe shoe toadstool toadstool shoe
      harp shoe shoe shoe shoe
    `),
    reel(`
      coin crock crock hat hat press shoe harp toadstool shoe hat crock crock shoe coin
      toadstool shoe crock hat hat shoe toadstool crock shoe coin toadstool shoe hat wild shoe
      shoe shoe shoe hat toadstool crock
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
