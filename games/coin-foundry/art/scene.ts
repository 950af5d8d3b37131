import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A foundry at night, framed in riveted iron and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Coin', 'Foundry'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.36,
  feature: true,
  frame: {
    body: 'metal',
    colours: ['#2a211e', '#5a463a'],
    trim: '#e8a53a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#ffc43a', '#ff7a1c'],
    beadGap: 0.7,
    beadSize: 0.11,
    corner: 'bolts',
    gem: '#ff6a10',
    gemGlow: 0.9,
    crest: true,
    bars: 2,
  },
  ground: { pattern: 'plain', top: '#3a1a10', low: '#150806' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffe27a',
    low: '#f07a10',
    edge: '#8a3a12',
    edgeMetal: 1,
    back: '#1c0c06',
    spacing: 0.05,
    thick: 0.11,
  },
  poster: { cast: ['coin', 'anvil', 'furnace'], glow: '#ff9a3a' },
  sound,
}
