import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 299,
  uri: 'coin-foundry',
  name: 'Coin Foundry',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['gold'],
  features: ['holdAndWin', 'fixedJackpots'],
} satisfies GameManifest
