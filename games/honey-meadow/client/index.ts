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
    ambient: { tint: '#fff0a8', count: 26, fall: -0.012, size: 0.008 },
  },
  symbols,
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['daisy', 'hive', 'A'],
    ['comb', 'jar', 'dipper'],
    ['K', 'comb', 'daisy'],
    ['dipper', 'jar', 'comb'],
    ['bee', 'Q', 'hive'],
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
