import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A fair at night, framed in red enamel and bulbs. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Carnival', 'Wheel'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.36,
  feature: true,
  frame: {
    body: 'enamel',
    colours: ['#2a0f6a', '#6a2ad8'],
    trim: '#ffc53a',
    trimMetal: 1,
    bead: 'bulb',
    beads: ['#ffd27a', '#ff5a7a'],
    beadGap: 0.6,
    beadSize: 0.14,
    corner: 'ring',
    gem: '#e8263c',
    gemGlow: 0.8,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#3a1a78', low: '#180a3a' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#ffe04a',
    low: '#ff9a1c',
    edge: '#e8263c',
    edgeMetal: 0.1,
    back: '#1c0a4a',
    wave: 0.08,
    thick: 0.13,
  },
  poster: { cast: ['wheel', 'clown', 'tent'], glow: '#ff9ad0' },
  sound,
}
