import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
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
  look: {
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#e8f6ff', count: 40, fall: 0.05, size: 0.009 },
  },
  symbols,
  wilds: ['tome'],
  triggers: [{ symbol: 'tome', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['wolf', 'A', 'crystal'],
    ['K', 'owl', 'potion'],
    ['Q', 'tome', 'J'],
    ['potion', 'wolf', 'K'],
    ['A', 'crystal', 'owl'],
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
