import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_294,
  uri: 'speed-bingo-30',
  name: 'Speed Bingo 30',
  category: 1286,
  family: 'bingo',
  room: 'bingo',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['music'],
  features: [],
} satisfies GameManifest
