import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A hall of the gilded twenties: midnight blue, brass rays and a starred ceiling. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['American', 'Roulette'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#fff4d0',
    low: '#e0a23c',
    edge: '#f0cd80',
    edgeMetal: 1,
    back: '#0c1836',
    thick: 0.11,
  },
  poster: { cast: ['wheel', 'redChip', 'blackChip'], glow: '#ffd98a' },
}
