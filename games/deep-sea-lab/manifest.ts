import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 281,
  uri: 'deep-sea-lab',
  name: 'Deep Sea Lab',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['ocean'],
  features: ['mysterySymbols', 'freeSpins', 'stickySymbols'],
} satisfies GameManifest
