import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16416,
  uri: 'gold-rush-link',
  name: 'Gold Rush Link',
  category: 1289,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['wild-west', 'gold'],
  features: ['holdAndWin', 'fixedJackpots', 'jackpot'],
} satisfies GameManifest
