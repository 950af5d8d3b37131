import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4121,
  uri: 'bonus-deuces',
  name: 'Bonus Deuces',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gems'],
  features: [],
} satisfies GameManifest
