import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 285,
  uri: 'honey-meadow',
  name: 'Honey Meadow',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['farm'],
  features: ['cashCollect'],
} satisfies GameManifest
