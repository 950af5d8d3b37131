import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A ballroom on a pier: a shell of bulbs over the stage, lanterns under the ceiling, the sea behind its windows. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Speed', 'Bingo 30'],
  palette,
  quiet: 0.45,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff4fb',
    low: '#ff5fa8',
    edge: '#ffd9ee',
    edgeMetal: 1,
    back: '#3a0d5c',
    thick: 0.13,
  },
  poster: { cast: ['thirty', 'seven', 'nineteen'], glow: '#ff9ad0' },
}
