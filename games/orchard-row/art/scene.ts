import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** An orchard late on a summer's day, framed in oak. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Orchard', 'Row'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.3,
  feature: false,
  frame: {
    body: 'wood',
    colours: ['#3a1d0c', '#8a5426'],
    trim: '#e0a64a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#d8a040', '#3f7a22'],
    beadGap: 1.15,
    beadSize: 0.1,
    corner: 'leaves',
    gem: '#c0161c',
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#571a2c', low: '#260a14' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fffbe0',
    low: '#ffd048',
    edge: '#d0121e',
    edgeMetal: 0.2,
    back: '#0c2c0c',
    arc: 0.1,
    thick: 0.12,
  },
  poster: { cast: ['seven', 'cherry', 'bell'], glow: '#ffdf90' },
  sound,
}
