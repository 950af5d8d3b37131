import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A hidden cove at sundown, framed in ship timber studded with coins. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Pirate', 'Cove'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: false,
  frame: {
    body: 'wood',
    colours: ['#2c1210', '#7e3a20'],
    trim: '#d8a860',
    trimMetal: 0,
    bead: 'gem',
    beads: ['#ffc83a', '#ffc83a'],
    beadGap: 1.0,
    beadSize: 0.12,
    corner: 'bolts',
    gem: '#f02838',
    gemGlow: 0.6,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#3c1d48', low: '#170a1f' },
  logo: {
    weight: 900,
    face: 'rough',
    top: '#ffe898',
    low: '#ff7a2a',
    edge: '#3a1030',
    edgeMetal: 0,
    back: '#14061a',
    thick: 0.12,
  },
  poster: { cast: ['captain', 'galleon', 'parrot'], glow: '#ffd890' },
  sound,
}
