/** What the house keeps of people, by what decides how long: each kind of data has its own term. */
export const keptKinds = ['identity', 'complaints', 'messages', 'signIns', 'habits'] as const
export type KeptKind = (typeof keptKinds)[number]

/**
 * Days that each kind is kept. `identity` (names, birth date and papers of who moved money) counts from the end of the account, and as long money
 * and rounds stay by law without a name beside them; the others count from when they came about.
 */
export type Retention = Readonly<Record<KeptKind, number>>

const yearDays = 365

/**
 * Records of payments and of who made them are kept five years (Directive (EU) 2015/849, article 40; GLI-19 A.4.4 for complaints). The rest is the house's
 * own choice: as long as sign-ins help to find who else was in an account, and messages to show what was said.
 */
export const usualRetention: Retention = {
  identity: 5 * yearDays,
  complaints: 5 * yearDays,
  messages: 2 * yearDays,
  signIns: 2 * yearDays,
  habits: yearDays,
}

/**
 * Where the law wants ten years of payments and of who made them: Belgium (law of 18 September 2017, article 60), Spain (Ley 10/2010, article 25.1) and Italy
 * (D.Lgs. 231/2007, article 31.3). Read where the National Bank of Belgium and commentaries reprint them.
 */
export const tenYears: Retention = { ...usualRetention, identity: 10 * yearDays }
