import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A laboratory under the sea, framed in riveted plates with warning stripes. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Deep Sea', 'Lab'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: true,
  frame: {
    body: 'plates',
    colours: ['#3a5878', '#ffc61c'],
    trim: '#b8ccd8',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#dfe8f0', '#ffc61c'],
    beadGap: 1.45,
    beadSize: 0.09,
    corner: 'bolts',
    gem: '#2fffd0',
    gemGlow: 0.9,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'tech', top: '#141a58', low: '#070524' },
  logo: {
    weight: 900,
    face: 'neon',
    top: '#c8fff4',
    low: '#2fffd0',
    edge: '#ffd83a',
    edgeMetal: 0,
    back: '#070a2c',
    spacing: 0.04,
    thick: 0.1,
  },
  poster: { cast: ['diver', 'submarine', 'angler'], glow: '#6affe8' },
  sound,
}
