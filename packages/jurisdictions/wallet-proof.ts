/**
 * Regulation (EU) 2023/1113, articles 14 and 16: above EUR 1 000 whoever moves coins to or from a wallet that its holder keeps assesses whether it is the
 * customer's. The sum was read in summaries of the regulation; taken as so many dollars, which is less. For places outside of the Union no other sum was found: an operator's
 * lawyers decide. In minor units of the house's currency.
 */
export const usualWalletProof = 100_000
