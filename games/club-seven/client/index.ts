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
    ambient: { tint: '#ffd890', count: 22, fall: -0.01, size: 0.007 },
  },
  symbols,
  wilds: [],
  triggers: [],
  restGrid: [
    ['bell', 'seven-ruby', 'champagne'],
    ['chair', 'club', 'seven-jade'],
    ['seven-diamond', 'bell', 'chair'],
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
