import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 296,
  uri: 'maps-of-atlantis',
  name: 'Maps of Atlantis',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['ocean'],
  features: ['freeSpins', 'expandingSymbols', 'bonusBuy'],
} satisfies GameManifest
