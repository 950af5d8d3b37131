import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 275,
  uri: 'pirate-cove',
  name: 'Pirate Cove',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['pirates'],
  features: ['walkingWilds', 'respins'],
} satisfies GameManifest
