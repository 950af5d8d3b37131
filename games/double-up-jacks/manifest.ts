import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4131,
  uri: 'double-up-jacks',
  name: 'Double-Up Jacks',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: ['gamble'],
} satisfies GameManifest
