import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
import { openGamble } from '@fairhouse/stage/scenes/gamble'
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
    ambient: { tint: '#e8ffa0', count: 28, fall: -0.02, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['heron', 'A', 'lotus'],
    ['crocodile', '10', 'beetle'],
    ['papyrus', 'wild', 'K'],
    ['lotus', 'Q', 'heron'],
    ['9', 'crocodile', 'J'],
  ],
  scenes: { gamble: openGamble },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
