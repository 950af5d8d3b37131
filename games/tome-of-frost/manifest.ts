import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 297,
  uri: 'tome-of-frost',
  name: 'Tome of Frost',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['winter', 'magic'],
  features: ['freeSpins', 'expandingSymbols'],
} satisfies GameManifest
