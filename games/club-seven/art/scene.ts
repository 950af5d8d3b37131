import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A private club after midnight, framed in stitched leather and brass. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Club', 'Seven'],
  palette,
  reels: 3,
  rows: 3,
  quiet: 0.3,
  feature: false,
  frame: {
    body: 'felt',
    colours: ['#4a0c16', '#8a2028'],
    trim: '#f2cf8a',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#ffd890', '#ffe8c0'],
    beadGap: 0.56,
    beadSize: 0.1,
    corner: 'fan',
    gem: '#e0102c',
    gemGlow: 0.4,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#3a1420', low: '#14060a' },
  logo: {
    weight: 900,
    upper: true,
    face: 'metal',
    top: '#fff2d0',
    low: '#d89a3c',
    edge: '#8a1020',
    edgeMetal: 0.2,
    back: '#16060a',
    spacing: 0.1,
    thick: 0.12,
  },
  poster: { cast: ['seven-ruby', 'club', 'seven-diamond'], glow: '#ffc890' },
  sound,
}
