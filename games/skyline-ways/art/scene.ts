import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** The city from a roof at night, framed in steel and light. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Skyline', 'Ways'],
  palette,
  reels: 6,
  rows: 6,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'metal',
    colours: ['#2a1c5a', '#6a4ab0'],
    trim: '#ffb52e',
    trimMetal: 1,
    trimShine: '#4a2406',
    bead: 'bulb',
    beads: ['#ffd890', '#ff6ab0'],
    beadGap: 0.6,
    beadSize: 0.1,
    corner: 'block',
    gem: '#ff3f7a',
    gemGlow: 0.8,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'towers', top: '#241d56', low: '#0c0a22', alpha: 0.96 },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffffff',
    low: '#ffb03a',
    edge: '#ff3f7a',
    edgeMetal: 0.2,
    back: '#0c0a2a',
    lean: 0.14,
    thick: 0.1,
  },
  poster: { cast: ['tower', 'taxi', 'moon'], glow: '#ffc890' },
  sound,
}
