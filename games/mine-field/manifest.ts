import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_426,
  uri: 'mine-field',
  name: 'Mine Field',
  category: 1284,
  family: 'instant',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gems', 'forest'],
  features: [],
} satisfies GameManifest
