/** What stands on the posters of Rocket Rail. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    rocket: {
      scene: 'rocket',
      tints: ['#f6ead6', '#f0572a', '#3fd8e8', '#c8a062'],
      knobs: [1, -0.5, 0, 0],
      extent: 1.2,
    },
    moon: { scene: 'moon', tints: ['#ffc879', '#fff4dc', '#0d2f4c', '#35e6c8'] },
    star: { scene: 'big-star', tints: ['#ffb35a', '#fff2d8', '#f0572a'] },
  },
  heroes: {},
}
