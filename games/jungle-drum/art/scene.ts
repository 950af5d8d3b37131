import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** Deep in the jungle, framed in bamboo and leaves. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Jungle', 'Drum'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.4,
  feature: true,
  frame: {
    body: 'bamboo',
    colours: ['#3a5a1c', '#a8b84a'],
    trim: '#6a3a16',
    trimMetal: 0.1,
    bead: 'none',
    beads: ['#e8622a', '#2f8a2a'],
    corner: 'leaves',
    gem: '#f0641c',
    gemGlow: 0.7,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#12381e', low: '#07180c' },
  logo: {
    weight: 900,
    face: 'rough',
    top: '#ffd04a',
    low: '#f0641c',
    edge: '#3a8a2a',
    edgeMetal: 0,
    back: '#081c0c',
    wave: 0.07,
    thick: 0.13,
  },
  poster: { cast: ['jaguar', 'toucan', 'drum'], glow: '#f4ffb0' },
  sound,
}
