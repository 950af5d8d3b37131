import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 279,
  uri: 'rio-nights',
  name: 'Rio Nights',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['music'],
  features: ['freeSpins', 'multiplier'],
} satisfies GameManifest
