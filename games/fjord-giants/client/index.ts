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
    ink: '#0e141c',
    ground: '#2c3844',
    main: '#c8402f',
    accent: '#5ae8c0',
    metal: '#c8a878',
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#a0ffe0', count: 24, fall: -0.02, size: 0.009 },
  },
  symbols: ['wild', 'rune', 'giant', 'drake', 'axe', 'shield', 'horn', 'A', 'K', 'Q', 'J', '10'],
  wilds: ['wild'],
  triggers: [{ symbol: 'rune', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['horn', 'A', 'drake'],
    ['giant', 'shield', 'K'],
    ['axe', 'wild', 'rune'],
    ['Q', 'giant', 'horn'],
    ['drake', 'J', 'shield'],
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
