/** What stands on the posters of Dragon Tiger: the two of them, and chips. */
import type { SymbolSet } from '../../symbols/bake.ts'

export const art: SymbolSet = {
  symbols: {
    dragon: {
      scene: 'drake',
      tints: ['#b3182a', '#f0b850', '#f6e2b0', '#ffd23c', '#e8862c'],
    },
    tiger: { scene: 'jaguar', tints: ['#f08a1c', '#1a0d08', '#7fe05c'] },
    chips: {
      scene: 'casino-chips',
      tints: ['#b3172c', '#e0a02c', '#fff2d0', '#1a1410'],
      extent: 1.05,
    },
  },
  heroes: {},
}
