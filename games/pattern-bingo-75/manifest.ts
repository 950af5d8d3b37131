import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_292,
  uri: 'pattern-bingo-75',
  name: 'Pattern Bingo 75',
  category: 1286,
  family: 'bingo',
  room: 'bingo',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['arabia'],
  features: [],
} satisfies GameManifest
