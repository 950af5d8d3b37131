import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8192,
  uri: 'blackjack-6-deck',
  name: 'Blackjack 6-Deck',
  category: 1284,
  family: 'cards',
  version: 2,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
