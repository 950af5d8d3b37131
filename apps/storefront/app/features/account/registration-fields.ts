/** The sign-up form before anything is entered, in the order in which its fields stand. */
export const emptyRegistration = {
  login: '',
  email: '',
  password: '',
  birthDate: '',
  userType: '2',
  country: '',
  firstName: '',
  lastName: '',
  phone: '',
  streetAddress: '',
  apartment: '',
  postalCode: '',
  city: '',
  promoCode: '',
  acceptTerms: '0',
} as const

export type RegistrationField = keyof typeof emptyRegistration

/** Fields that may stay empty, and are folded away until somebody wants them. */
const folded = [
  'firstName',
  'lastName',
  'phone',
  'streetAddress',
  'apartment',
  'postalCode',
  'city',
] as const satisfies readonly RegistrationField[]

export type FoldedField = (typeof folded)[number]

/** Whether one of these fields is folded away. */
export const anyFolded = (fields: readonly string[]): boolean =>
  folded.some((field) => fields.includes(field))
