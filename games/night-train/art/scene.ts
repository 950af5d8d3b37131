import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A station hall at night, framed in green enamel and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Night', 'Train'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.34,
  feature: false,
  frame: {
    body: 'enamel',
    colours: ['#0a1a30', '#1c4468'],
    trim: '#d8a048',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#d8a048', '#b3202a'],
    beadGap: 0.7,
    beadSize: 0.1,
    corner: 'ring',
    gem: '#c8202c',
    gemGlow: 0.8,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#122a4a', low: '#070e1c' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#fff0b0',
    low: '#d88a2a',
    edge: '#b3202a',
    edgeMetal: 0.2,
    back: '#0a1020',
    thick: 0.1,
  },
  poster: { cast: ['engine', 'lantern', 'watch'], glow: '#ffc070' },
  sound,
}
