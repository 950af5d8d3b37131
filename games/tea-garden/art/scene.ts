import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A garden in spring, framed in dark lacquer with blossoms. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Tea', 'Garden'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: false,
  frame: {
    body: 'wood',
    colours: ['#2a0c10', '#6e1c22'],
    trim: '#e8c77a',
    trimMetal: 1,
    bead: 'gem',
    beads: ['#4fae8c', '#ff9ac0'],
    beadGap: 1.3,
    beadSize: 0.11,
    corner: 'leaves',
    gem: '#ffd84a',
    gemGlow: 0.5,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'plain', top: '#1e4a40', low: '#0c241e' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#ffffff',
    low: '#ff8fb4',
    edge: '#1f7a5a',
    edgeMetal: 0,
    back: '#0f3226',
    thick: 0.12,
  },
  poster: { cast: ['teapot', 'koi', 'fan'], glow: '#ffe0ea' },
  sound,
}
