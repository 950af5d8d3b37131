/**
 * Filling up play money. Numbers stand here once, for the server that gives and the pages that offer it; minor units of play credits (product
 * decision).
 */

/** 100.00 Cr: below this a player may have more. */
export const topUpBelow = 10_000

/** 10 000.00 Cr: filled up to this. */
export const topUpTo = 1_000_000
