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
    ambient: { tint: '#ffc8ec', count: 30, fall: -0.03, size: 0.009 },
  },
  symbols,
  wilds: [],
  triggers: [{ symbol: 'lolly', needed: 4, reels: [0, 1, 2, 3, 4, 5] }],
  restGrid: [
    ['heart', 'mint', 'swirl', 'cone', 'berry'],
    ['cone', 'star', 'bean', 'mint', 'drop'],
    ['berry', 'cube', 'lolly', 'swirl', 'cone'],
    ['mint', 'drop', 'cone', 'heart', 'berry'],
    ['swirl', 'berry', 'star', 'cube', 'mint'],
    ['cone', 'bean', 'mint', 'drop', 'heart'],
  ],
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    { query: '?url', import: 'default', eager: true },
  ),
})
