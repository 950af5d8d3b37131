import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
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
    ink: '#1c1216',
    ground: '#43303a',
    main: '#d8843a',
    accent: '#3fc0a8',
    metal: '#d89a4a',
    face: { family: 'Cinzel Decorative', weight: 900, address: cinzel },
    ambient: { tint: '#ffd08a', count: 24, fall: -0.03, size: 0.008 },
  },
  symbols: ['wild', 'airship', 'automaton', 'key', 'watch', 'goggles', 'A', 'K', 'Q', 'J', '10'],
  wilds: ['wild'],
  triggers: [],
  restGrid: [
    ['key', 'A', 'airship'],
    ['watch', 'goggles', 'K'],
    ['wild', 'wild', 'wild'],
    ['automaton', 'Q', 'key'],
    ['goggles', 'J', 'airship'],
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
