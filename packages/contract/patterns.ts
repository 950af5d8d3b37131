const word = '\\p{L}\\p{M}\\p{N}'
const startsWithLetter = /^\p{L}[\p{L}\p{M} .'`’-]*$/u

/**
 * Patterns of the specification, section 5. Names and addresses take letters of any script, and the apostrophe that phones type (’)
 * wherever the straight one may stand.
 */
export const patterns = {
  login: /^[A-Za-z0-9][A-Za-z0-9_]*$/,
  /** Nothing that a mail program would read as more than one plain address: lists, names in front, comments, signs that nobody sees. */
  email: /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@\p{C}<>()[\]\\,;:"]+\.[^\s@\p{C}<>()[\]\\,;:"]+$/u,
  firstName: startsWithLetter,
  lastName: startsWithLetter,
  /** Country code, area in brackets, groups of digits, extension: `+49 (30) 1234-567 ext. 8`. Only the groups are required. */
  phone:
    /^(?:\+\d{1,3}[ ./-]?)?(?:\(\d{1,5}\)[ ./-]?)?\d+(?:[ ./-]\d+)*(?: ?(?:x|ext\.? ?|#)\d{1,6})?$/i,
  postalCode: /^[A-Za-z0-9][A-Za-z0-9 /-]*$/,
  streetAddress: new RegExp(`^[${word}][${word} .,:;'\`’()#/&°º"-]*$`, 'u'),
  city: new RegExp(`^[${word}][${word} .,'\`’()/-]*$`, 'u'),
  apartment: new RegExp(`^[${word}+# /.()'\`’:-]*$`, 'u'),
  cardNumber: /^\d+$/,
  maskedCardNumber: /^[\d* ]+$/,
  cardHolder: new RegExp(`^[${word} .,'\`’/&-]+$`, 'u'),
  /** BIC: bank, country, place, branch. */
  bankCode: /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i,
  digits: /^\d+$/,
} as const
