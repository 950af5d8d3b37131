import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** The bay on a night of carnival, framed in violet enamel and neon. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Rio', 'Nights'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.34,
  nearAlpha: 60,
  feature: true,
  frame: {
    body: 'enamel',
    colours: ['#1a0638', '#4a0f80'],
    trim: '#ff5ab0',
    trimMetal: 0.2,
    trimShine: '#e0207a',
    bead: 'gem',
    beads: ['#14d3c5', '#ffb52e'],
    beadGap: 0.8,
    beadSize: 0.14,
    corner: 'fan',
    gem: '#14d3c5',
    gemGlow: 0.9,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'plain', top: '#34106a', low: '#140430' },
  logo: {
    weight: 800,
    face: 'neon',
    top: '#ff7ad0',
    low: '#ff2a8a',
    edge: '#14d3c5',
    edgeMetal: 0.1,
    back: '#16063a',
    lean: 0.14,
    wave: 0.05,
    spacing: 0.06,
    thick: 0.13,
  },
  poster: { cast: ['dancer', 'mask', 'parrot'], glow: '#ff6ac0' },
  sound,
}
