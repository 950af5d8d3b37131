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
    ambient: { tint: '#cfe6ff', count: 18, fall: 0.01, size: 0.01 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'compass', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['ship', 'A', 'crab'],
    ['K', 'lantern', 'Q'],
    ['anchor', 'lighthouse', 'gull'],
    ['J', 'compass', '10'],
    ['crab', 'ship', 'wild'],
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
