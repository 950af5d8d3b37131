import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A salon of an evening, framed in black marble and gold. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Diamond', 'Salon'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.36,
  feature: true,
  frame: {
    body: 'marble',
    colours: ['#0c0814', '#c9a24a'],
    trim: '#ecc77a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#9cc4ec', '#c8dcf4'],
    beadGap: 0.86,
    beadSize: 0.11,
    corner: 'fan',
    gem: '#7fb4e8',
    gemGlow: 0.35,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#2c1840', low: '#120a1e' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffffff',
    low: '#a8c8f0',
    edge: '#ecb84a',
    edgeMetal: 1,
    back: '#1c0820',
    thick: 0.1,
  },
  poster: { cast: ['crown', 'ruby', 'sapphire'], glow: '#ffe0b0' },
  sound,
}
