import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4130,
  uri: 'multiplier-deal-poker',
  name: 'Multiplier Deal Poker',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: ['multiplier'],
} satisfies GameManifest
