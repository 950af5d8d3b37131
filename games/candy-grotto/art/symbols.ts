/** The sweets of Candy Grotto. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { phase } from '@fairhouse/art/symbols/motion'
import type { Hex } from '@fairhouse/art/symbols/palette'

const SWEETS = ['heart', 'star', 'drop', 'bean', 'cube'] as const

const sweet = (name: (typeof SWEETS)[number], skin: Hex, inner: Hex): SymbolArt => ({
  scene: 'sweet',
  tints: [skin, inner],
  knobs: [SWEETS.indexOf(name), 0, 0, 0],
})

export const art: SymbolSet = {
  symbols: {
    lolly: { scene: 'lolly', tints: ['#ff2f8f', '#fff2f8', '#fff6ea', '#3fd0ff'] },
    bomb: { scene: 'bomb', tints: ['#24143f', '#ffc24a', '#ff3fa0', '#ff7a1c'] },
    heart: sweet('heart', '#e8102f', '#ff5a6a'),
    star: sweet('star', '#ffb800', '#ffe45a'),
    drop: sweet('drop', '#1470ff', '#5ac8ff'),
    bean: sweet('bean', '#1fa82f', '#8af04a'),
    cube: sweet('cube', '#ff6a0a', '#ffb03a'),
    swirl: { scene: 'swirl', tints: ['#12c4c0', '#f2fffb'] },
    berry: { scene: 'berry', tints: ['#8a1ad0', '#4fc03a'] },
    mint: { scene: 'mint', tints: ['#e8152f', '#fffafa'] },
    cone: { scene: 'cone', tints: ['#ffc9dc', '#5a2410', '#e8a85a', '#e8152f'] },
  },
  heroes: { lolly: phase, bomb: phase },
}
