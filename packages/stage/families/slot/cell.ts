/** Both from 0, row 0 on top. */
export type Cell = readonly [reel: number, row: number]
