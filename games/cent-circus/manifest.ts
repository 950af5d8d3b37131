import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16389,
  uri: 'cent-circus',
  name: 'Cent Circus',
  category: 1282,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['circus'],
  features: ['wheel', 'multiplier'],
} satisfies GameManifest
