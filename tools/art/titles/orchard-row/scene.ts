import type { SceneSet } from '../../scenes/scene-set.ts'
import { palette } from './palette.ts'
import { sound } from './sound.ts'

/** An orchard late on a summer's day, framed in oak. */
export const scene: SceneSet = {
  name: 'Orchard Row',
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
    top: '#ff7a3c',
    low: '#c80f1c',
    edge: '#ffcf5a',
    edgeMetal: 1,
    back: '#123a10',
    arc: 0.1,
    thick: 0.12,
  },
  poster: { cast: ['seven', 'cherry', 'bell'], glow: '#ffdf90' },
  sound,
}
