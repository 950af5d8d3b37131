import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 270,
  uri: 'harbour-lights',
  name: 'Harbour Lights',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['ocean'],
  features: ['randomWilds', 'freeSpins', 'multiplier'],
} satisfies GameManifest
