import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A carnival by night: a striped tent, a wheel of lights, and a sky full of lanterns. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['100-Hand', 'Joker Poker'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fffde4',
    low: '#ffc02e',
    edge: '#ffe0a0',
    edgeMetal: 1,
    back: '#0c1e5a',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffe89a' },
}
