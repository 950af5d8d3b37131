/** What the house calls itself, on pages and in letters. */
export const brand = { name: 'Fairhouse Casino' } as const
