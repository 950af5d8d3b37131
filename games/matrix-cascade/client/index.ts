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
    arrival: 'drop',
    ambient: { tint: '#5affe0', count: 36, fall: 0.08, size: 0.006 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['wild', 'leaf', 'bolt', 'cube', 'ring', 'star'],
    ['orb', 'star', 'leaf', 'prism', 'bolt', 'leaf'],
    ['bolt', 'ring', 'orb', 'leaf', 'star', 'cube'],
    ['leaf', 'cube', 'bolt', 'star', 'orb', 'ring'],
    ['prism', 'bolt', 'leaf', 'ring', 'leaf', 'bolt'],
    ['star', 'leaf', 'prism', 'bolt', 'cube', 'wild'],
  ],
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    { query: '?url', import: 'default', eager: true },
  ),
})
