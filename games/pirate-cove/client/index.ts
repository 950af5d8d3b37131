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
    ambient: { tint: '#ffd08a', count: 26, fall: -0.03, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['parrot', 'A', 'galleon'],
    ['compass', 'rum', 'K'],
    ['captain', 'wild', 'Q'],
    ['rum', 'parrot', 'J'],
    ['galleon', 'compass', '10'],
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
