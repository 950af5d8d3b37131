import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 277,
  uri: 'fjord-giants',
  name: 'Fjord Giants',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['vikings'],
  features: ['freeSpins', 'colossalSymbols'],
} satisfies GameManifest
