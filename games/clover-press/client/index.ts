import { openHold } from '@fairhouse/stage/scenes/hold'
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
    ambient: { tint: '#c8ff9a', count: 24, fall: 0.014, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'coin', needed: 3, reels: [0, 1, 2] }],
  restGrid: [
    ['hat', 'coin', 'shoe'],
    ['harp', 'crock', 'wild'],
    ['toadstool', 'shoe', 'coin'],
  ],
  jackpots: ['grand', 'major', 'mini'],
  scenes: { hold: openHold },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
