/**
 * Regulation (EU) 2023/1113, articles 14 (5) and 16 (2): above EUR 1 000 whoever sends coins to a wallet that nobody keeps for its holder makes sure that the wallet
 * is the customer's. Other places of the list ask for as much or for nothing that was found: an operator's lawyers decide.
 * In minor units of the house's currency.
 */
export const usualWalletProof = 100_000
