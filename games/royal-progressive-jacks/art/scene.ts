import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A throne room at night: a high window with a crown of stained glass, banners, and gold on everything. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Royal Progressive', 'Jacks'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fffbe0',
    low: '#ffc43c',
    edge: '#ffd98a',
    edgeMetal: 1,
    back: '#2e0f52',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffe6a0' },
}
