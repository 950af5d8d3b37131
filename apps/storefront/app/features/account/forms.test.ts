import { lengths } from '@fairhouse/contract/limits'
import { describe, expect, it } from 'vitest'
import { loginFaults, registrationFaults } from './form-faults.ts'
import { emptyRegistration } from './registration-fields.ts'

const good = {
  ...emptyRegistration,
  login: 'marlene_7',
  email: 'marlene@example.com',
  password: 'seven quiet owls',
  userType: '2',
  birthDate: '1990-05-24',
  country: 'DE',
  acceptTerms: '1',
}
const faultsOf = (values: typeof good | typeof emptyRegistration) =>
  registrationFaults(values, '2026-11-21', lengths)

describe('the sign-up form', () => {
  it('accepts what the house accepts', () => {
    expect(faultsOf(good)).toEqual({})
  })

  it.each([
    ['login', '', 'required'],
    ['login', 'ab', 'tooShort'],
    ['login', 'a'.repeat(33), 'tooLong'],
    ['login', '_owl', 'format'],
    ['login', 'owl!', 'format'],
    ['email', 'a@b.c', 'tooShort'],
    ['email', 'marlene.example.com', 'noEmail'],
    ['password', 'short', 'tooShort'],
    ['password', 'x'.repeat(33), 'tooLong'],
    ['userType', '3', 'required'],
    ['birthDate', '', 'required'],
    ['birthDate', '1990-02-30', 'noDate'],
    ['birthDate', '2008-11-22', 'age'],
    ['birthDate', '1900-01-01', 'age'],
    ['acceptTerms', '0', 'required'],
    ['firstName', 'A', 'tooShort'],
    ['phone', '0301', 'tooShort'],
    ['city', '<b>', 'format'],
  ])('finds with %s = %j the fault %s', (field, value, fault) => {
    expect(faultsOf({ ...good, [field]: value })).toEqual({ [field]: fault })
  })

  it('asks for the country where money is played for, and there alone', () => {
    const nowhere = { ...good, country: '' }
    expect(faultsOf(nowhere)).toEqual({})
    expect(faultsOf({ ...nowhere, userType: '1' })).toEqual({ country: 'required' })
  })

  it('lets somebody in on the very day of coming of age', () => {
    expect(faultsOf({ ...good, birthDate: '2008-11-21' })).toEqual({})
  })

  it('tells an empty form all that is missing', () => {
    expect(Object.keys(faultsOf(emptyRegistration)).toSorted()).toEqual([
      'acceptTerms',
      'birthDate',
      'email',
      'login',
      'password',
    ])
  })
})

describe('the login form', () => {
  it('asks only for something in both fields', () => {
    expect(loginFaults({ login: '', password: '' })).toEqual({
      login: 'required',
      password: 'required',
    })
    expect(loginFaults({ login: 'x', password: 'y' })).toEqual({})
  })
})
