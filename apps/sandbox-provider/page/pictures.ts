/** What dice of fish, prawn and crab show, face by face: names of words, and strokes in a square of 64, drawn here. */
const strokes = {
  fish: 'M8 32C18 16 38 16 48 32C38 48 18 48 8 32zM48 32l10-10v20zM18 29h.1M28 24c4 5 4 11 0 16',
  prawn:
    'M14 14c24-6 38 8 36 24-1 10-10 16-20 14 8-2 12-6 12-13-6 6-18 4-22-6-2-6-4-12-6-19zM14 14 6 8M14 14l-8 4M24 12c2 6 2 12 0 18M36 16c0 6-4 12-8 16M46 28c-4 2-8 6-12 8M30 52l-6 6M30 52l-8-2',
  crab: 'M14 38c0-10 8-16 18-16s18 6 18 16-8 14-18 14-18-4-18-14zM14 34 6 42M16 44l-8 8M50 34l8 8M48 44l8 8M20 24c-10-2-12-10-8-16 2 6 6 6 10 4M44 24c10-2 12-10 8-16-2 6-6 6-10 4M26 32h.1M38 32h.1',
  rooster:
    'M22 22c-2-8 4-14 10-12 6 2 6 8 4 14 4 6 14 4 20-8 4 18-4 36-22 36S12 40 22 22zM20 20l-8 3 9 3M24 10c-2-4 2-6 4-3 2-4 6-2 5 2M28 52v7M38 51v8M27 17h.1',
  gourd:
    'M32 14c-8 0-11 6-9 12 1 3-2 5-5 8-8 9-2 24 14 24s22-15 14-24c-3-3-6-5-5-8 2-6-1-12-9-12zM32 14c0-4 2-8 7-8M20 34c8 4 16 4 24 0',
  coin: 'M32 8a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM25 25h14v14H25zM32 13v6M32 45v6M13 32h6M45 32h6',
} as const
export type Picture = keyof typeof strokes

/** By face, from one. */
export const pictures: readonly Picture[] = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'coin']

export const pictureOf = (picture: Picture): string =>
  `<svg class="picture" viewBox="0 0 64 64" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" d="${strokes[picture]}"/></svg>`
