import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A study by the fire at night, framed in green enamel and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Baron', 'Book'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'enamel',
    colours: ['#0f4a2e', '#2a9a62'],
    trim: '#f4c860',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#ffd878', '#e8a83a'],
    beadGap: 1.3,
    beadSize: 0.1,
    corner: 'fan',
    gem: '#c01c3c',
    gemGlow: 0.4,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#5a1224', low: '#24060e' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff2c0',
    low: '#e0a038',
    edge: '#0f6a3e',
    edgeMetal: 0.3,
    back: '#2a0610',
    arc: 0.06,
    thick: 0.13,
  },
  poster: { cast: ['baron', 'book', 'goblet'], glow: '#ffc88a' },
  sound,
}
