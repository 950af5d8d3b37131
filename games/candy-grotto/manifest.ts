import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_420,
  uri: 'candy-grotto',
  name: 'Candy Grotto',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['candy'],
  features: ['cascade', 'freeSpins', 'multiplier'],
} satisfies GameManifest
