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
    ambient: { tint: '#ffe0a0', count: 26, fall: -0.02, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'wheel', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['seal', 'A', 'pins'],
    ['cannon', 'wild', 'seals'],
    ['unicycles', 'wheel', 'cent'],
    ['K', 'seal', 'cannon'],
    ['pins', 'unicycle', 'Q'],
  ],
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
