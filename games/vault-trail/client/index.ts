import { openTrail } from '@fairhouse/stage/scenes/trail'
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
    ambient: { tint: '#9fd8e8', count: 22, fall: 0.012, size: 0.006 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'vault', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['key', 'A', 'bonds'],
    ['torch', 'wild', 'K'],
    ['dial', 'vault', 'camera'],
    ['Q', 'bonds', 'key'],
    ['camera', 'dial', 'J'],
  ],
  jackpots: ['vault'],
  scenes: { trail: openTrail('torch') },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
