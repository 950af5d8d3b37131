import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A sewing table by the window, framed in stitched felt. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Button', 'Box'],
  palette,
  reels: 5,
  rows: 4,
  quiet: 0.22,
  feature: false,
  frame: {
    body: 'felt',
    colours: ['#244c8c', '#3f74c0'],
    trim: '#c8864a',
    trimMetal: 0,
    bead: 'none',
    beads: ['#fff4e2', '#e8483f'],
    corner: 'button',
    gem: '#e8402f',
    gemGlow: 0.12,
    crest: false,
    bars: 1,
  },
  ground: { pattern: 'cloth', top: '#2c4678', low: '#141f3c' },
  logo: {
    weight: 900,
    face: 'puff',
    top: '#ffe07a',
    low: '#f06a4a',
    edge: '#fff4e2',
    edgeMetal: 0,
    back: '#1a2a58',
    wave: 0.04,
    thick: 0.13,
  },
  poster: { cast: ['box', 'spool', 'button'], glow: '#ffe8b8' },
  sound,
}
