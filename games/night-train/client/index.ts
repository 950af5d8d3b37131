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
    multiplierReel: [1, 2, 3, 5, 8, 10],
    ambient: { tint: '#c9d8f0', count: 26, fall: -0.03, size: 0.012 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['lantern', 'engine', 'K'],
    ['watch', 'lantern', 'ticket'],
    ['A', 'engine', 'whistle'],
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
