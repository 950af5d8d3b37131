import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A library under ice by moonlight, framed in carved silver and rime. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Tome', 'of Frost'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  feature: true,
  frame: {
    body: 'carved',
    colours: ['#3a5680', '#b8d4f0'],
    trim: '#e8f4ff',
    trimMetal: 1,
    trimShine: '#123a5a',
    bead: 'gem',
    beads: ['#3fc8ff', '#8a5cf0'],
    beadGap: 1.6,
    beadSize: 0.12,
    corner: 'block',
    gem: '#4ad8ff',
    gemGlow: 0.9,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#12305a', low: '#081428' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#f4fbff',
    low: '#5ab4f0',
    shine: 0.34,
    edge: '#5a3fc8',
    edgeMetal: 0.5,
    back: '#081a3a',
    arc: 0.07,
    thick: 0.11,
  },
  poster: { cast: ['wolf', 'tome', 'owl'], glow: '#9ae4ff' },
  sound,
}
