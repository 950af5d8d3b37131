import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_418,
  uri: 'skyline-ways',
  name: 'Skyline Ways',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['neon-city'],
  features: ['variableRows', 'cascade', 'freeSpins', 'multiplier'],
} satisfies GameManifest
