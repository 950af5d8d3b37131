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
    arrival: 'cells',
    ambient: { tint: '#fff0c8', count: 22, fall: -0.012, size: 0.007 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['seven', 'clover', 'bell'],
    ['heart', 'diamond', 'cherry'],
    ['star', 'bell', 'seven'],
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
