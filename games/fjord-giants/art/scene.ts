import type { SceneSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'
import { sound } from './sound.ts'

/** A fjord under northern lights, framed in carved oak and iron. */
export const scene: SceneSet = {
  name: manifest.name,
  lines: ['Fjord', 'Giants'],
  palette,
  reels: 5,
  rows: 3,
  quiet: 0.22,
  feature: true,
  frame: {
    body: 'carved',
    colours: ['#24160e', '#b07a44'],
    trim: '#8a98a8',
    trimMetal: 1,
    bead: 'none',
    beads: ['#8a98a8', '#c8402f'],
    corner: 'block',
    gem: '#4af0c0',
    gemGlow: 0.8,
    crest: true,
    bars: 1,
  },
  ground: { pattern: 'planks', top: '#28343f', low: '#0d131a' },
  logo: {
    weight: 900,
    upper: false,
    face: 'rough',
    top: '#f4faff',
    low: '#7898b8',
    edge: '#c8402f',
    edgeMetal: 0,
    back: '#0c1420',
    thick: 0.11,
  },
  poster: { cast: ['giant', 'drake', 'axe'], glow: '#8affd8' },
  sound,
}
