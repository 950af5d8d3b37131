/** What was left in the frozen library of Tome of Frost, and who keeps watch there. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    tome: {
      scene: 'frost-tome',
      extent: 1.18,
      tints: ['#2a3fae', '#e8e0cc', '#4adcff', '#dfe8f4', '#8ad8ff'],
    },
    wolf: {
      scene: 'frost-wolf',
      extent: 1.12,
      tints: ['#5f7fae', '#eef5ff', '#ffb41c', '#5ad0ff'],
    },
    owl: {
      scene: 'snow-owl',
      extent: 1.14,
      tints: ['#f6faff', '#5a6a8a', '#ffc21c', '#e8a03a', '#6a4a3a'],
    },
    potion: {
      scene: 'frost-potion',
      extent: 1.1,
      tints: ['#9adcff', '#b03af0', '#c89a6a', '#e4ecf6', '#1fd8c8'],
    },
    crystal: {
      scene: 'ice-crystal',
      extent: 1.1,
      tints: ['#3fc8ff', '#7a5cff', '#4a5468', '#f4faff'],
    },
    ...lettersOf(palette),
  },
  heroes: { tome: phase, wolf: phase, owl: phase, potion: phase, crystal: phase },
}
