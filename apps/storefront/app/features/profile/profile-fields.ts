import type { Profile } from '@fairhouse/contract/calls/profile'

/** The entries of the form, in their order on the page. */
export const profileFields = [
  'title',
  'gender',
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'password',
  'phone',
  'country',
  'streetAddress',
  'apartment',
  'city',
  'postalCode',
] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Readonly<Record<ProfileField, string>>

/** A profile as a form holds it: what was not said is empty. */
export const valuesOf = (profile: Profile): ProfileValues => ({
  title: profile.title ?? '',
  gender: profile.gender ?? '',
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  birthDate: profile.birthDate,
  email: profile.email,
  password: '',
  phone: profile.phone ?? '',
  country: profile.country,
  streetAddress: profile.streetAddress ?? '',
  apartment: profile.apartment ?? '',
  city: profile.city ?? '',
  postalCode: profile.postalCode ?? '',
})

/** What the player changed, and the password when the address is among it. The rest is not sent. */
export function changesIn(
  values: ProfileValues,
  before: ProfileValues,
): Partial<Record<ProfileField, string>> {
  const changed: Partial<Record<ProfileField, string>> = {}
  for (const field of profileFields) {
    const value = values[field].trim()
    if (field !== 'password' && value !== before[field]) changed[field] = value
  }
  return changed.email === undefined ? changed : { ...changed, password: values.password }
}
