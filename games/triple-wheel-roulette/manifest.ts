import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8205,
  uri: 'triple-wheel-roulette',
  name: 'Triple Wheel Roulette',
  category: 1285,
  family: 'roulette',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['neon-city'],
  features: [],
} satisfies GameManifest
