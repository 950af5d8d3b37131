import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8196,
  uri: 'craps',
  name: 'Craps',
  category: 1284,
  family: 'craps',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['wild-west'],
  features: [],
} satisfies GameManifest
