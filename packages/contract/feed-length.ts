/** How many bets each list of the feed shows. */
export const feedLength = 8
