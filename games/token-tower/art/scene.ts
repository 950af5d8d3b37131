import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A walled town at dusk under its tower, framed in slate and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Token', 'Tower'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.26,
  feature: true,
  frame: {
    body: 'stone',
    colours: ['#4a4074', '#8478b0'],
    trim: '#f2c46a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#f2c46a', '#ffe0a0'],
    beadGap: 1.0,
    beadSize: 0.11,
    corner: 'block',
    gem: '#ff6f4a',
    gemGlow: 0.6,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#3a2c6a', low: '#1a1236' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff0c0',
    low: '#f0a040',
    edge: '#6a2f9a',
    edgeMetal: 0.3,
    back: '#150f2a',
    arc: 0.06,
    thick: 0.12,
  },
  poster: { cast: ['tower', 'token', 'lantern'], glow: '#ffc890' },
  sound,
}
