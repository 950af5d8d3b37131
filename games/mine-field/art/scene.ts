import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A meadow at dusk under which stones shine and mines sleep. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Mine', 'Field'],
  palette,
  quiet: 0.4,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#f4ffe0',
    low: '#58c86a',
    edge: '#d8f0a0',
    edgeMetal: 1,
    back: '#0b3a22',
    thick: 0.13,
  },
  poster: { cast: ['bomb', 'emerald', 'sapphire'], glow: '#ffd98a' },
}
