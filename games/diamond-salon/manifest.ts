import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16398,
  uri: 'diamond-salon',
  name: 'Diamond Salon',
  category: 1287,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['gems', 'gold'],
  features: ['freeSpins', 'multiplier'],
} satisfies GameManifest
