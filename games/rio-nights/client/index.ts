import { openOffer } from '@fairhouse/stage/scenes/offer'
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
    ambient: { tint: '#ff8ad0', count: 30, fall: 0.035, size: 0.01 },
  },
  symbols,
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
