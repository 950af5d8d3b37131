import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 273,
  uri: 'jungle-drum',
  name: 'Jungle Drum',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['jungle'],
  features: ['stackedWilds', 'freeSpins'],
} satisfies GameManifest
