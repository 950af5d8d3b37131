import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A salon by the sea at night: blue velvet, a chandelier, tall windows with the moon on the water. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Baccarat', 'Punto Banco'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 700,
    face: 'metal',
    top: '#fff6dc',
    low: '#d8aa58',
    edge: '#f4d694',
    edgeMetal: 1,
    back: '#0c1a3c',
    thick: 0.1,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#bcd2ff' },
}
