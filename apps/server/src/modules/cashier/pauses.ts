const firstMs = 5_000
const longestMs = 60 * 60_000

/** How long whoever looks after a payment waits before asking again, after so many looks without news. */
export const pauseMs = (looks: number): number =>
  Math.min(firstMs * 2 ** Math.min(looks, 20), longestMs)
