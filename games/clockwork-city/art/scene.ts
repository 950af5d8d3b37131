import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A city of brass and steam, framed in copper and gears. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Clockwork', 'City'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: false,
  frame: {
    body: 'metal',
    colours: ['#4a2618', '#b06a34'],
    trim: '#f0c070',
    trimMetal: 1,
    bead: 'rivet',
    beads: ['#f0c070', '#3fc0a8'],
    beadGap: 0.7,
    beadSize: 0.09,
    corner: 'gear',
    gem: '#2fe8c4',
    gemGlow: 0.8,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'plain', top: '#3c2a34', low: '#140c10' },
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#ffe58c',
    low: '#f58f1e',
    shine: 0.42,
    edge: '#7a2c0c',
    edgeMetal: 0.8,
    back: '#0a2622',
    thick: 0.13,
  },
  poster: { cast: ['automaton', 'airship', 'watch'], glow: '#ffd890' },
  sound,
}
