import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A river among papyrus at dawn, framed in malachite and gold. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Emerald', 'Delta'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  nearAlpha: 64,
  feature: false,
  frame: {
    body: 'marble',
    colours: ['#0a5a38', '#6ae8a8'],
    trim: '#ffcf4a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#ffcf4a', '#ff8a2a'],
    beadGap: 0.85,
    beadSize: 0.11,
    corner: 'ring',
    gem: '#10e088',
    gemGlow: 0.6,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#3a2046', low: '#160a22' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffee9c',
    low: '#ffae1c',
    shine: 0.36,
    edge: '#10b070',
    edgeMetal: 0.3,
    back: '#021a12',
    thick: 0.12,
  },
  poster: { cast: ['crocodile', 'heron', 'lotus'], glow: '#f4ffb0' },
  sound,
}
