import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
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
    face: { family: 'Inter', weight: 800, address: inter },
    ambient: { tint: '#5affe8', count: 36, fall: -0.05, size: 0.009 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'sonar', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['jelly', 'A', 'diver'],
    ['mystery', 'angler', 'K'],
    ['submarine', 'wild', 'Q'],
    ['sonar', 'jelly', 'mystery'],
    ['diver', 'J', 'angler'],
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
