import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_425,
  uri: 'peg-drop',
  name: 'Peg Drop',
  category: 1284,
  family: 'instant',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['circus', 'gems'],
  features: [],
} satisfies GameManifest
