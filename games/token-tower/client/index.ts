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
    ambient: { tint: '#ffd890', count: 24, fall: -0.03, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'token', needed: 3, reels: [0, 1, 2] }],
  restGrid: [
    ['bell', 'tower', 'K'],
    ['crown', 'wild', 'lantern'],
    ['token', 'key', 'A'],
  ],
  jackpots: ['major'],
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
