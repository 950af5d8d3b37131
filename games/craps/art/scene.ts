import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The saloon of a riverboat at night: tall windows on the river, brass lamps and a rail of dark wood. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Craps'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: true,
    face: 'metal',
    top: '#fff6dc',
    low: '#e29a38',
    edge: '#f4d089',
    edgeMetal: 1,
    back: '#5a0a12',
    thick: 0.12,
  },
  poster: { cast: ['dice', 'tealChip', 'goldChip'], glow: '#ffd8a0' },
}
