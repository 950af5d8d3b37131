import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16412,
  uri: 'summit-jackpot',
  name: 'Summit Jackpot',
  category: 1289,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['winter'],
  features: ['freeSpins', 'multiplier', 'jackpot'],
} satisfies GameManifest
