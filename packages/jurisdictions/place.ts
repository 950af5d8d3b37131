const form = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/
/** Codes that ISO 3166 keeps for what is no country. */
const nowhere = /^(AA|Q[M-Z]|X[A-Z]|ZZ)/

/** Whether this is a country, or a part of one, by ISO 3166 (`GB`, `CA-ON`). */
export const isPlace = (text: string): boolean => form.test(text) && !nowhere.test(text)
