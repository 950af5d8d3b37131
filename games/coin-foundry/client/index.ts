import { openHold } from '@fairhouse/stage/scenes/hold'
import { defaultTitle } from '@fairhouse/stage/titles/default-title'
import { manifest } from '../manifest.ts'
import frame from './assets/frame.json' with { type: 'json' }
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = defaultTitle({
  manifest,
  names,
  frame,
  sounds,
  look: {
    ink: '#0f0806',
    ground: '#24130d',
    main: '#ff7a1c',
    accent: '#ffc43a',
    metal: '#e8a53a',
    ambient: { tint: '#ff9a3c', count: 34, fall: -0.07, size: 0.009 },
  },
  symbols: ['wild', 'coin', 'furnace', 'anvil', 'hammer', 'ingot', 'A', 'K', 'Q', 'J'],
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
