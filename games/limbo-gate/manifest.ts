import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_424,
  uri: 'limbo-gate',
  name: 'Limbo Gate',
  category: 1284,
  family: 'instant',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['space', 'magic'],
  features: [],
} satisfies GameManifest
