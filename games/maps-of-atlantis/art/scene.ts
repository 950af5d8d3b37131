import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A drowned city, framed in pale sea stone and gold. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Maps of', 'Atlantis'],
  palette,
  reels: 6,
  rows: 3,
  quiet: 0.22,
  feature: true,
  frame: {
    body: 'stone',
    colours: ['#14626c', '#9ad8c8'],
    trim: '#f0cf7a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#ff7f5f', '#e8fff8'],
    beadGap: 0.95,
    beadSize: 0.13,
    corner: 'fan',
    gem: '#ff6a4a',
    gemGlow: 0.5,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'stone', top: '#0d4a58', low: '#04242f' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffffff',
    low: '#ffd0b8',
    shine: 0.36,
    edge: '#ff5a3c',
    edgeMetal: 0.3,
    back: '#02222e',
    thick: 0.12,
  },
  poster: { cast: ['helmet', 'nautilus', 'trident'], glow: '#a8fff0' },
  sound,
}
