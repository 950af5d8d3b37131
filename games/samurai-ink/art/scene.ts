import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** Mountains in ink on rice paper, framed in black lacquer. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Samurai', 'Ink'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.12,
  feature: true,
  frame: {
    body: 'enamel',
    colours: ['#0e0b0d', '#2a1f22'],
    trim: '#e0a83a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#d8281c', '#e0a83a'],
    beadGap: 1.5,
    beadSize: 0.1,
    corner: 'fan',
    gem: '#d8281c',
    gemGlow: 0.3,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'paper', top: '#f3e8cf', low: '#dcc9a2' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#fff6e4',
    low: '#f0c884',
    edge: '#c81f1a',
    edgeMetal: 0,
    back: '#120c0a',
    lean: 0.06,
    thick: 0.12,
  },
  poster: { cast: ['samurai', 'katana', 'mask'], glow: '#ffd0a0', lineup: 'hero' },
  sound,
}
