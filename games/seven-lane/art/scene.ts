import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A boulevard of neon, framed in chrome and bulbs. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Seven', 'Lane'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.34,
  feature: false,
  frame: {
    body: 'enamel',
    colours: ['#5a0410', '#d0142a'],
    trim: '#d9dde6',
    trimMetal: 1,
    bead: 'bulb',
    beads: ['#ffb84a', '#ffe6a8'],
    beadGap: 0.62,
    beadSize: 0.13,
    corner: 'fan',
    gem: '#1f6bff',
    gemGlow: 0.7,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'plain', top: '#1c1c4a', low: '#08081c' },
  logo: {
    weight: 800,
    face: 'neon',
    top: '#ff5a7a',
    low: '#ff1a3a',
    edge: '#3a8aff',
    edgeMetal: 0.2,
    back: '#0a0620',
    lean: 0.16,
    spacing: 0.08,
    thick: 0.13,
  },
  poster: { cast: ['seven-red', 'seven-blue', 'seven-gold'], glow: '#ff3a6a' },
  sound,
}
