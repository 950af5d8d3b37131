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
    ink: '#2a0a35',
    ground: '#5b1c6e',
    main: '#ff4fa0',
    accent: '#3fd0ff',
    metal: '#ffd86a',
    arrival: 'drop',
    ambient: { tint: '#ffc8ec', count: 30, fall: -0.03, size: 0.009 },
  },
  symbols: [
    'lolly',
    'bomb',
    'heart',
    'star',
    'drop',
    'bean',
    'cube',
    'swirl',
    'berry',
    'mint',
    'cone',
  ],
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
