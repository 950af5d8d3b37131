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
    ink: '#1d0a10',
    ground: '#3a0d1c',
    main: '#e3262f',
    accent: '#7ac143',
    metal: '#f2b632',
  },
  symbols: ['seven', 'bell', 'melon', 'grape', 'plum', 'orange', 'lemon', 'cherry'],
  wilds: [],
  triggers: [],
  restGrid: [
    ['lemon', 'seven', 'plum'],
    ['bell', 'cherry', 'orange'],
    ['grape', 'melon', 'seven'],
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
