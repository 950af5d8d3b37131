import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
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
    face: { family: 'Inter', weight: 800, address: inter },
    arrival: 'cells',
    ambient: { tint: '#7ae8ff', count: 26, fall: -0.02, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['ruby', 'aqua', 'pearl', 'topaz', 'violet'],
    ['emerald', 'amber', 'ruby', 'sapphire', 'pearl'],
    ['topaz', 'violet', 'wild', 'aqua', 'emerald'],
    ['sapphire', 'pearl', 'amber', 'ruby', 'topaz'],
    ['aqua', 'emerald', 'violet', 'pearl', 'amber'],
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
