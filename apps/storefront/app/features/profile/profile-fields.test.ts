import { describe, expect, it } from 'vitest'
import { changesIn, valuesOf } from './profile-fields.ts'

const before = valuesOf({
  login: 'ada',
  userType: 2,
  email: 'ada@example.org',
  title: null,
  gender: null,
  firstName: 'Ada',
  lastName: null,
  birthDate: '1990-01-01',
  country: 'DE',
  phone: null,
  streetAddress: null,
  apartment: null,
  city: null,
  postalCode: null,
  receiveNewsletter: false,
  avatarImageId: 1,
  locked: ['birthDate'],
})

describe('what is sent', () => {
  it('is nothing while nothing was changed', () => {
    expect(changesIn({ ...before, firstName: ' Ada ' }, before)).toEqual({})
  })

  it('is what was changed, also when it was emptied', () => {
    expect(changesIn({ ...before, firstName: '', city: 'Bonn' }, before)).toEqual({
      firstName: '',
      city: 'Bonn',
    })
  })

  it('has the password with another address, and never without', () => {
    const typed = { ...before, password: 'secret words ' }
    expect(changesIn(typed, before)).toEqual({})
    expect(changesIn({ ...typed, email: 'a@example.org' }, before)).toEqual({
      email: 'a@example.org',
      password: 'secret words ',
    })
  })
})
