import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8193,
  uri: 'blackjack-single-deck',
  name: 'Blackjack Single Deck',
  category: 1284,
  family: 'cards',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
