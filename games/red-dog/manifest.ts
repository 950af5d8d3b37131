import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8200,
  uri: 'red-dog',
  name: 'Red Dog',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['wild-west'],
  features: [],
} satisfies GameManifest
