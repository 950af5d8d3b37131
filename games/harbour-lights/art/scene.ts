import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A harbour at nightfall, framed in ship's timber and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Harbour', 'Lights'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'wood',
    colours: ['#16303c', '#3a6a78'],
    trim: '#e3b04a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#e3b04a', '#d83a34'],
    beadGap: 0.9,
    beadSize: 0.1,
    corner: 'ring',
    gem: '#d8262a',
    gemGlow: 0.7,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#0e3a56', low: '#06182a' },
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff0b8',
    low: '#e8941c',
    edge: '#c8242a',
    edgeMetal: 0.1,
    back: '#06182a',
    arc: 0.1,
    thick: 0.11,
  },
  poster: { cast: ['lighthouse', 'ship', 'compass'], glow: '#ffd890' },
  sound,
}
