import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16402,
  uri: 'baron-book',
  name: 'Baron Book',
  category: 1287,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['gold'],
  features: ['freeSpins', 'expandingSymbols'],
} satisfies GameManifest
