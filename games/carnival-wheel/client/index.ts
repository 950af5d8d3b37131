import { openWheel } from '@fairhouse/stage/scenes/wheel'
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
    ambient: { tint: '#ff9ad0', count: 28, fall: -0.04, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'wheel', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['tent', 'balloon', 'K'],
    ['clown', 'wild', 'popcorn'],
    ['A', 'wheel', 'ticket'],
    ['balloon', 'tent', 'Q'],
    ['J', 'clown', 'popcorn'],
  ],
  jackpots: ['carnival'],
  scenes: { wheel: openWheel },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
