import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A ball park after sunset, framed as its scoreboard in painted steel. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Matrix', 'Nine'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.3,
  feature: false,
  frame: {
    body: 'plates',
    colours: ['#0f3a24', '#1f6a40'],
    trim: '#f4ead0',
    trimMetal: 0.2,
    bead: 'bulb',
    beads: ['#ffe8a0', '#ffb84a'],
    beadGap: 0.72,
    beadSize: 0.12,
    corner: 'block',
    gem: '#e0402c',
    gemGlow: 0.5,
    crest: false,
    bars: 2,
  },
  ground: { pattern: 'plain', top: '#12261c', low: '#070f0b', alpha: 0.97 },
  logo: {
    weight: 900,
    upper: true,
    face: 'puff',
    top: '#fffbe8',
    low: '#ffc04a',
    edge: '#c8301c',
    edgeMetal: 0,
    back: '#0f2a1c',
    lean: 0.12,
    arc: 0.05,
    thick: 0.13,
  },
  poster: { cast: ['seven', 'bell', 'diamond'], glow: '#ffe0a0' },
  sound,
}
