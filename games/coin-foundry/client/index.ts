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
    ambient: { tint: '#ff9a3c', count: 34, fall: -0.07, size: 0.009 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'coin', needed: 6, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['A', 'coin', 'K'],
    ['hammer', 'Q', 'anvil'],
    ['coin', 'furnace', 'J'],
    ['ingot', 'A', 'wild'],
    ['K', 'anvil', 'coin'],
  ],
  jackpots: ['grand', 'major', 'minor', 'mini'],
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
