import { openOffer } from '@fairhouse/stage/scenes/offer'
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
    ink: '#0e0524',
    ground: '#230a45',
    main: '#ff2e93',
    accent: '#14d3c5',
    metal: '#ffc53a',
    ambient: { tint: '#ff8ad0', count: 30, fall: 0.035, size: 0.01 },
  },
  symbols: [
    'wild',
    'mask',
    'dancer',
    'parrot',
    'guitar',
    'maracas',
    'cocktail',
    'A',
    'K',
    'Q',
    'J',
    '10',
  ],
  wilds: ['wild'],
  triggers: [{ symbol: 'mask', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['dancer', 'A', 'guitar'],
    ['parrot', 'wild', 'K'],
    ['cocktail', 'mask', 'dancer'],
    ['Q', 'maracas', 'parrot'],
    ['guitar', 'dancer', 'A'],
  ],
  scenes: { offer: openOffer },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
