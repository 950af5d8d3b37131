import { describe, expect, it } from 'vitest'
import { texts } from '../../shell/texts/texts.server.ts'
import { profileSentences } from './profile-faults.ts'
import type { ProfileValues } from './profile-fields.ts'

const words = { faults: texts.en.account.faults, named: texts.en.profile.named }
const now = Date.UTC(2026, 10, 21, 18)
const before: ProfileValues = {
  title: '',
  gender: '',
  firstName: 'Ada',
  lastName: '',
  birthDate: '1990-01-01',
  email: 'ada@example.org',
  password: '',
  phone: '',
  country: 'DE',
  streetAddress: '',
  apartment: '',
  city: '',
  postalCode: '',
}
const sentences = (changed: Partial<ProfileValues>) =>
  profileSentences(words, { values: { ...before, ...changed }, before, now })

describe('the form of the profile', () => {
  it('finds nothing wrong with what was not changed or is emptied', () => {
    expect(sentences({})).toEqual({})
    expect(sentences({ firstName: '' })).toEqual({})
  })

  it.each([
    ['firstName', 'A', 'Please change your first name - it is too short (min. 2 characters).'],
    ['city', 'x'.repeat(41), "Please shorten your city - it's too long (max. 40 characters)."],
    ['postalCode', '1?23', 'The postal code contains disallowed characters!'],
    ['email', '', 'The email address is not entered, but is required!'],
    ['birthDate', '2010-01-01', 'You must be between 18 and 100 years old.'],
  ] as const)('says of %s %j: %s', (field, value, sentence) => {
    expect(sentences({ [field]: value })[field]).toBe(sentence)
  })

  it('asks for the password when the address changes', () => {
    expect(sentences({ email: 'new@example.org' })).toEqual({
      password: 'The password is not entered, but is required!',
    })
    expect(sentences({ email: 'new@example.org', password: 'any words' })).toEqual({})
  })
})
