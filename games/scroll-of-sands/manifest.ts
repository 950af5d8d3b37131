import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 294,
  uri: 'scroll-of-sands',
  name: 'Scroll of Sands',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['egypt'],
  features: ['freeSpins', 'expandingSymbols'],
} satisfies GameManifest
