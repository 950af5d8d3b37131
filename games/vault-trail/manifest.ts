import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 306,
  uri: 'vault-trail',
  name: 'Vault Trail',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['classic'],
  features: ['trail', 'multiplier', 'fixedJackpots'],
} satisfies GameManifest
