/** Which rounds of the player are listed, as the address says; nothing in it: all of them. */
export interface RoundWish {
  readonly game: string | null
  readonly won: boolean
  readonly from: string | null
  readonly to: string | null
}

const day = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (value: string | null): string | null =>
  value !== null && day.test(value) ? value : null

/** What an address asks for; what it says wrongly is not asked. */
export const wishOf = (query: URLSearchParams): RoundWish => ({
  game: /^[A-Za-z0-9-]{1,80}$/.exec(query.get('game') ?? '')?.[0] ?? null,
  won: query.get('won') === '1',
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
})

export const allRounds: RoundWish = { game: null, won: false, from: null, to: null }

export const isSameWish = (one: RoundWish, other: RoundWish): boolean =>
  one.game === other.game && one.won === other.won && one.from === other.from && one.to === other.to

export const isFiltered = ({ game, won, from, to }: RoundWish): boolean =>
  won || game !== null || from !== null || to !== null

/** A wish as the house is asked for it. */
export const bodyOf = ({ game, won, from, to }: RoundWish) => ({
  ...(game === null ? {} : { game }),
  ...(won ? { won: '1' as const } : {}),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})
