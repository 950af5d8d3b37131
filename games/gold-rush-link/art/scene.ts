import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A gold camp in a red canyon, framed in mine timber and iron. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Gold Rush', 'Link'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: false,
  frame: {
    body: 'wood',
    colours: ['#4a2612', '#a0622e'],
    trim: '#6a6a74',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#8a8a94', '#ffc83a'],
    beadGap: 1.1,
    beadSize: 0.11,
    corner: 'block',
    gem: '#ffb81c',
    gemGlow: 0.6,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#4a2216', low: '#1a0a06' },
  logo: {
    weight: 900,
    face: 'rough',
    top: '#fff2a0',
    low: '#f0a010',
    edge: '#5a1c0c',
    edgeMetal: 0,
    back: '#240c06',
    thick: 0.12,
  },
  poster: { cast: ['mule', 'nugget', 'pickaxe'], glow: '#ffe890' },
  sound,
}
