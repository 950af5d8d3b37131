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
    ambient: { tint: '#ffe3a0', count: 20, fall: -0.012, size: 0.01 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'baobab', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['A', 'lion', '10', 'K'],
    ['elephant', 'Q', 'zebra', '9'],
    ['J', 'baobab', 'giraffe', 'A'],
    ['zebra', 'K', 'elephant', '10'],
    ['9', 'giraffe', 'Q', 'lion'],
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
