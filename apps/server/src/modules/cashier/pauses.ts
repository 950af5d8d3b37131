const firstMs = 5_000
const longestMs = 60 * 60_000

/** How long whoever looks after a payment waits before asking again, after so many looks without news. */
export const pauseMs = (looks: number): number =>
  Math.min(firstMs * 2 ** Math.min(looks, 20), longestMs)

/** Whom nobody answers about an address waits no longer than this: whoever is asked comes back, and players wait for their money. */
export const longestSilenceMs = 5 * 60_000

/** The same for a payment that waits for word of an address. */
export const silencePauseMs = (looks: number): number => Math.min(pauseMs(looks), longestSilenceMs)
