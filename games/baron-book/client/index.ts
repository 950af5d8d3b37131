import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
import { openOffer } from '@fairhouse/stage/scenes/offer'
import { defaultTitle } from '@fairhouse/stage/titles/default-title'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { symbols } from '../symbols.ts'
import frame from './assets/frame.json' with { type: 'json' }
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = defaultTitle({
  manifest,
  names,
  palette,
  frame,
  sounds,
  scenes: { offer: openOffer },
  look: {
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#ffdca0', count: 24, fall: -0.012, size: 0.008 },
  },
  symbols,
  wilds: ['book'],
  triggers: [{ symbol: 'book', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['baron', 'K', 'goblet'],
    ['A', 'crest', 'Q'],
    ['hat', 'book', 'J'],
    ['10', 'baron', 'crest'],
    ['goblet', 'A', 'hat'],
  ],
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
