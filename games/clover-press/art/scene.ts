import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A green valley after the rain, framed in carved knots of oak and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Clover', 'Press'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.24,
  feature: false,
  frame: {
    body: 'carved',
    colours: ['#0a4a28', '#2f9a4e'],
    trim: '#ffd068',
    trimMetal: 1,
    bead: 'none',
    beads: ['#ffcc3a', '#fff0b0'],
    corner: 'ring',
    gem: '#1fe070',
    gemGlow: 0.5,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#1c5a3a', low: '#0a2a1a' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff4b8',
    low: '#f0ac1c',
    edge: '#0f8a3e',
    edgeMetal: 0.15,
    back: '#04200f',
    arc: 0.08,
    thick: 0.14,
  },
  poster: { cast: ['press', 'crock', 'hat'], glow: '#fff0a0' },
  sound,
}
