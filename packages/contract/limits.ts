/** Lengths of the specification, section 5 (`from server` column), in characters. */
export const lengths = {
  login: { min: 3, max: 32 },
  password: { min: 8, max: 128 },
  email: { min: 6, max: 60 },
  firstName: { min: 2, max: 30 },
  lastName: { min: 2, max: 50 },
  promoCode: { min: 1, max: 40 },
} as const

/** Patterns of the specification, section 5. Names take letters of any script. */
export const patterns = {
  login: /^[A-Za-z0-9][A-Za-z0-9_]*$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  firstName: /^\p{L}[\p{L}\p{M} .'`’-]*$/u,
  lastName: /^\p{L}[\p{L}\p{M} .'`’-]*$/u,
} as const

/** Years a player must at least and can at most be old. */
export const age = { min: 18, max: 100 } as const

/** Bodies larger than this are answered with HTTP 413. */
export const bodyLimitBytes = 64 * 1024

/** Rows on one page of history lists. */
export const pageLength = 10
