import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8195,
  uri: 'baccarat',
  name: 'Baccarat',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gold'],
  features: [],
} satisfies GameManifest
