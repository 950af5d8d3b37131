import type { Certificate } from './certificate.ts'

/** A top win that comes less often than once in so many rounds is hardly ever seen; wherever it is told of, that is told, too. */
const rareFrom = 100_000_000

export const isRarePrize = ({ oneIn }: Certificate['topPrize']): boolean => oneIn > rareFrom
