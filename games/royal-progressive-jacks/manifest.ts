import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4132,
  uri: 'royal-progressive-jacks',
  name: 'Royal Progressive Jacks',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: ['jackpot'],
} satisfies GameManifest
