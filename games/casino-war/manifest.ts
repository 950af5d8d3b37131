import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8199,
  uri: 'casino-war',
  name: 'Casino War',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
