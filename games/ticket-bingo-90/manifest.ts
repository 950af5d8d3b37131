import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 12_293,
  uri: 'ticket-bingo-90',
  name: 'Ticket Bingo 90',
  category: 1286,
  family: 'bingo',
  room: 'bingo',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['classic'],
  features: [],
} satisfies GameManifest
