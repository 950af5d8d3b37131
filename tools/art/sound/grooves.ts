/** Patterns of a bar in sixteenths by key of General MIDI's drums: x loud, o soft, . silent. */
export const grooves = {
  none: [],
  brush: [
    [36, 'x.......o.......'],
    [37, '....o.......o...'],
    [42, 'o.o.o.o.o.o.o.o.'],
  ],
  rock: [
    [36, 'x.....o.x.o.....'],
    [38, '....x.......x...'],
    [42, 'x.o.x.o.x.o.x.o.'],
  ],
  four: [
    [36, 'x...x...x...x...'],
    [39, '....x.......x...'],
    [42, '..x...x...x...x.'],
    [82, 'oooooooooooooooo'],
  ],
  swing: [
    [36, 'x.......x.......'],
    [44, '....x.......x...'],
    [51, 'x...x..ox...x..o'],
    [37, '............o..o'],
  ],
  samba: [
    [36, 'x..ox..ox..ox..o'],
    [64, '..x...x...x.x.x.'],
    [62, 'o..x..o.o..x..o.'],
    [70, 'xoooxoooxoooxooo'],
    [54, '....x.......x...'],
  ],
  latin: [
    [36, 'x..x..x.x..x..x.'],
    [75, 'x..x..x...x.x...'],
    [63, '....o..x....o.xx'],
    [70, 'o.o.o.o.o.o.o.o.'],
  ],
  march: [
    [36, 'x.......x.......'],
    [38, 'x.oox.oox.ooxooo'],
    [49, 'o...............'],
  ],
  tribal: [
    [41, 'x..x..x.x...x...'],
    [45, '..o...o...o.o.oo'],
    [63, 'x.o.x.oox.o.x.oo'],
    [70, 'o.o.o.o.o.o.o.o.'],
  ],
  desert: [
    [64, 'x...x...x.......'],
    [62, '..o..o....o.o.o.'],
    [54, 'o...o...o...o...'],
    [61, '......x.....x...'],
  ],
  train: [
    [36, 'x...x...x...x...'],
    [38, 'oox.oox.oox.oox.'],
    [42, 'o.o.o.o.o.o.o.o.'],
  ],
  waltz: [
    [36, 'x...........'],
    [42, '....o...o...'],
    [54, '....o...o...'],
  ],
  sleigh: [
    [83, 'x.o.x.o.x.o.x.o.'],
    [36, 'x.......x.......'],
    [76, '....o.......o...'],
  ],
  industry: [
    [36, 'x...x...x...x.o.'],
    [56, '..o...o...o...oo'],
    [53, 'x.......x.......'],
    [38, '....x.......x..o'],
  ],
  break: [
    [36, 'x.x.......x..x..'],
    [38, '....x..o.o..x..o'],
    [42, 'x.x.x.x.x.x.x.x.'],
    [46, '..............x.'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, string])[]>>

export type Groove = keyof typeof grooves
