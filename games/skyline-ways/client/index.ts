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
    arrival: 'drop',
    ambient: { tint: '#ffcf8a', count: 26, fall: -0.02, size: 0.007 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'moon', needed: 4, reels: [0, 1, 2, 3, 4, 5] }],
  restGrid: [
    ['tower', 'A', 'taxi'],
    ['Q', 'moon', 'plane', 'K'],
    ['cab-light', 'J', 'bridge', '10', 'wild'],
    ['taxi', '9', 'tower', 'A', 'plane', 'Q'],
    ['K', 'bridge', 'J', 'moon'],
    ['plane', 'tower', '10'],
  ],
  windowRows: 6,
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    { query: '?url', import: 'default', eager: true },
  ),
})
