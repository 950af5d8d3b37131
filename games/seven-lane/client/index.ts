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
    ink: '#07060f',
    ground: '#10102a',
    main: '#e5162d',
    accent: '#1f6bff',
    metal: '#d9dde6',
  },
  symbols: ['seven-red', 'seven-blue', 'seven-gold', 'bar-3', 'bar-2', 'bar-1', 'cherry'],
  wilds: [],
  triggers: [],
  restGrid: [
    ['bar-1', 'seven-red', 'cherry'],
    ['bar-3', 'seven-gold', 'bar-2'],
    ['seven-blue', 'bar-1', 'cherry'],
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
