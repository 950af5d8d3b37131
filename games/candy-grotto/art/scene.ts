import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A grotto of sweets, framed in striped sugar. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Candy', 'Grotto'],
  palette,
  reels: 6,
  rows: 5,
  quiet: 0.3,
  feature: true,
  frame: {
    body: 'sugar',
    colours: ['#fff2fa', '#f0207a'],
    trim: '#ffb8e0',
    trimMetal: 0,
    bead: 'none',
    beads: ['#ffd23a', '#3fd0ff'],
    corner: 'ball',
    gem: '#18a8e8',
    crest: false,
    bars: 0,
  },
  ground: { pattern: 'plain', top: '#6a2488', low: '#3a0f58', alpha: 0.94 },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#ff3aa0',
    low: '#c8004e',
    edge: '#fff0fa',
    edgeMetal: 0,
    back: '#4a0c7a',
    stripes: 0.9,
    wave: 0.09,
    thick: 0.15,
  },
  poster: { cast: ['lolly', 'heart', 'star'], glow: '#fff0c0' },
  sound,
}
