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
    ambient: { tint: '#d8b890', count: 24, fall: 0.02, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'sun', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['samurai', 'A', 'brush'],
    ['katana', 'wild', 'mask'],
    ['brush', 'sun', 'samurai'],
    ['mask', 'K', 'katanas'],
    ['brush', 'J', 'samurais'],
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
