import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** Pyramids at dusk, framed in sandstone and gold. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Scroll', 'of Sands'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'stone',
    colours: ['#6e4a26', '#c8924a'],
    trim: '#f0b840',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#1668d8', '#12b5a4'],
    beadGap: 1.25,
    beadSize: 0.15,
    corner: 'ring',
    gem: '#1458d0',
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#2a1c58', low: '#100a28' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffe08a',
    low: '#e08a1c',
    edge: '#12a0b8',
    edgeMetal: 0.6,
    back: '#160e3a',
    arc: 0.08,
    thick: 0.1,
  },
  poster: { cast: ['pharaoh', 'scarab', 'scroll'], glow: '#ffd27a' },
  sound,
}
