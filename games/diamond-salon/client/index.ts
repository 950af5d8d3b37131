import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
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
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#ffe6b8', count: 22, fall: -0.01, size: 0.009 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [{ symbol: 'crown', needed: 3, reels: [0, 1, 2, 3, 4] }],
  restGrid: [
    ['ruby', 'A', 'sapphire'],
    ['K', 'wild', 'emerald'],
    ['ring', 'crown', 'ruby'],
    ['sapphire', 'wild', 'Q'],
    ['emerald', 'J', 'ring'],
  ],
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
