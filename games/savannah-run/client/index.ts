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
    ink: '#1c0d05',
    ground: '#3b1d0b',
    main: '#e8862a',
    accent: '#7a9a3a',
    metal: '#d9a441',
    ambient: { tint: '#ffe3a0', count: 20, fall: -0.012, size: 0.01 },
  },
  symbols: [
    'wild',
    'baobab',
    'elephant',
    'lion',
    'giraffe',
    'zebra',
    'A',
    'K',
    'Q',
    'J',
    '10',
    '9',
  ],
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
