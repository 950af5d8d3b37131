import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8198,
  uri: 'three-card-poker',
  name: 'Three Card Poker',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
