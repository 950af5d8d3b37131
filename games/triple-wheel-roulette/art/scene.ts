import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A rooftop bar above a city by night, lit by three rings of light. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Triple Wheel', 'Roulette'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffffff',
    low: '#a99bff',
    edge: '#d9d4f2',
    edgeMetal: 1,
    back: '#1a0f3a',
    thick: 0.11,
  },
  poster: { cast: ['wheel', 'leftWheel', 'rightWheel'], glow: '#b8a6ff' },
}
