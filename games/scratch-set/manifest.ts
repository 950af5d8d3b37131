import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_297,
  uri: 'scratch-set',
  name: 'Scratch Set',
  category: 1286,
  family: 'instant',
  kind: 'lottery',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['classic', 'gold', 'ocean', 'fruit'],
  features: [],
} satisfies GameManifest
