import type { SceneSet } from '../../scenes/scene-set.ts'
import { palette } from './palette.ts'
import { sound } from './sound.ts'

/** A river among papyrus at dawn, framed in malachite and gold. */
export const scene: SceneSet = {
  name: 'Emerald Delta',
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
  ground: { pattern: 'stone', top: '#0c4a34', low: '#04201a' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#f0ffb8',
    low: '#0c9a5c',
    edge: '#ffcf4a',
    edgeMetal: 1,
    back: '#04281c',
    thick: 0.1,
  },
  poster: { cast: ['crocodile', 'heron', 'lotus'], glow: '#f4ffb0' },
  sound,
}
