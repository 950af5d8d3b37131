/** The terms and conditions that are in force; a player who agreed to others is asked again. */
export const termsVersion = '2026-11-26'
