import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8201,
  uri: 'dragon-tiger',
  name: 'Dragon Tiger',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['dragons'],
  features: [],
} satisfies GameManifest
