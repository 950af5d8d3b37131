import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16399,
  uri: 'monarch-reels',
  name: 'Monarch Reels',
  category: 1287,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['gold'],
  features: ['expandingWilds', 'multiplier'],
} satisfies GameManifest
