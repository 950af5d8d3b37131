/** How long a field may be, in characters. */
export type Length = { readonly min: number; readonly max: number }

/** The fields whose lengths the house decides and tells the browser. */
export type FieldLengths = Readonly<Record<keyof typeof fallbackLengths, Length>>

/**
 * Lengths that the house holds its forms to (specification, section 5, `from server`); they come with each page. A password that was
 * chosen when longer ones were taken still signs in: what is typed to be compared has no such limit (`typedPassword`).
 */
export const lengths = {
  login: { min: 3, max: 32 },
  password: { min: 8, max: 32 },
  email: { min: 6, max: 60 },
  firstName: { min: 2, max: 30 },
  lastName: { min: 2, max: 50 },
  city: { min: 2, max: 40 },
  streetAddress: { min: 2, max: 60 },
  apartment: { min: 0, max: 40 },
  postalCode: { min: 3, max: 10 },
  phone: { min: 9, max: 30 },
  cardHolder: { min: 6, max: 60 },
  promoCode: { min: 1, max: 40 },
} as const satisfies FieldLengths

/** What a browser goes by when the house's lengths did not come (specification, section 5, `fallback`). */
export const fallbackLengths = {
  login: { min: 3, max: 50 },
  password: { min: 2, max: 50 },
  email: { min: 6, max: 50 },
  firstName: { min: 2, max: 30 },
  lastName: { min: 2, max: 50 },
  city: { min: 2, max: 40 },
  streetAddress: { min: 2, max: 60 },
  apartment: { min: 1, max: 40 },
  postalCode: { min: 3, max: 10 },
  phone: { min: 9, max: 30 },
  cardHolder: { min: 6, max: 60 },
  promoCode: { min: 1, max: 40 },
} as const satisfies Record<string, Length>

/** Forms of address, as the specification writes them. */
export const titles = ['Mr.', 'Ms.', 'Mrs.'] as const
export const genders = ['female', 'male', 'other'] as const

/** Years a player must at least and can at most be old. */
export const age = { min: 18, max: 100 } as const

/** Bodies larger than this are answered with HTTP 413. */
export const bodyLimitBytes = 64 * 1024

/** Rows on one page of history lists. */
export const pageLength = 10

/** Games a player may mark as favourites (specification, section 9). */
export const favoritesAtMost = 200

/** Messages that one call may mark or delete. */
export const messagesAtOnce = 100

/** Pictures that a player can choose from at once, ids from 1; and those that can be drawn at all. */
export const avatarsOffered = 48
export const avatarsAtMost = 1_000_000

/** So many withdrawals of a player may be under way at once. */
export const openWithdrawalsAtMost = 5

/** So many days the old address can be had back after it was changed: more than one, for sentences speak of days. */
export const undoEmailDays = 7
