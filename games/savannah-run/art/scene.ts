import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** The savannah at sundown, framed in bamboo and horn. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Savannah', 'Run'],
  palette,
  reels: 5,
  rows: 4,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'bamboo',
    colours: ['#7a4a16', '#d89a42'],
    trim: '#5a2c10',
    trimMetal: 0.2,
    bead: 'none',
    beads: ['#e8862a', '#2d84b8'],
    corner: 'fan',
    gem: '#d8412a',
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#4a2410', low: '#200e06' },
  logo: {
    weight: 900,
    face: 'rough',
    top: '#ffd27a',
    low: '#e0641c',
    edge: '#6a2c0c',
    edgeMetal: 0.2,
    back: '#240c04',
    arc: 0.12,
    thick: 0.12,
  },
  poster: { cast: ['lion', 'elephant', 'giraffe'], glow: '#ffc070' },
  sound,
}
