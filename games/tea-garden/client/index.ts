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
    ambient: { tint: '#ffc4d6', count: 34, fall: 0.03, size: 0.011 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'teapot', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['koi', 'A', 'lantern'],
    ['cup', 'blossom', 'K'],
    ['fan', 'wild', 'teapot'],
    ['Q', 'koi', 'cup'],
    ['lantern', 'J', 'blossom'],
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
