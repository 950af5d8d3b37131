/** Jackpots are called alike in every language: `mini`, `grand`. */
export const jackpotName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
