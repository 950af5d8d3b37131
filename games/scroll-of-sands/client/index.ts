import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
import { defaultTitle } from '@fairhouse/stage/titles/default-title'
import { manifest } from '../manifest.ts'
import frame from './assets/frame.json' with { type: 'json' }
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = defaultTitle({
  manifest,
  names,
  frame,
  sounds,
  look: {
    ink: '#0d0a1f',
    ground: '#1d1440',
    main: '#2f7fd0',
    accent: '#e8b23a',
    metal: '#f0b840',
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#ffd9a0', count: 26, fall: -0.015, size: 0.011 },
  },
  symbols: ['scroll', 'pharaoh', 'cat', 'scarab', 'eye', 'A', 'K', 'Q', 'J', '10'],
  wilds: ['scroll'],
  triggers: [{ symbol: 'scroll', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['A', 'pharaoh', '10'],
    ['scarab', 'K', 'eye'],
    ['Q', 'scroll', 'cat'],
    ['eye', 'J', 'pharaoh'],
    ['cat', 'A', 'K'],
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
