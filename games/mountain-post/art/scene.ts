import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A pass in summer, framed in larch with iron bolts. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Mountain', 'Post'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.26,
  feature: true,
  frame: {
    body: 'wood',
    colours: ['#5a3216', '#a8662c'],
    trim: '#f5c21a',
    trimMetal: 0.3,
    bead: 'rivet',
    beads: ['#3a3a42', '#c8281e'],
    beadGap: 1.6,
    beadSize: 0.1,
    corner: 'bolts',
    gem: '#c8281e',
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#1c4a70', low: '#0c2440' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fffbe0',
    low: '#ffcf2a',
    edge: '#b81c18',
    edgeMetal: 0,
    back: '#0a2038',
    arc: 0.08,
    thick: 0.12,
  },
  poster: { cast: ['dog', 'coach', 'parcel'], glow: '#ffe9a0' },
  sound,
}
