import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 288,
  uri: 'savannah-run',
  name: 'Savannah Run',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['safari'],
  features: ['freeSpins', 'multiplier'],
} satisfies GameManifest
