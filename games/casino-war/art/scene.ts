import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** Two camps at dusk, banners over tents, watch-fires along the ridge. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Casino', 'War'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff2dc',
    low: '#c98a4a',
    edge: '#e8c690',
    edgeMetal: 1,
    back: '#24161a',
    thick: 0.14,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffb06a' },
}
