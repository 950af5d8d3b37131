import { describe, expect, it } from 'vitest'
import { texts } from '../texts/texts.server.ts'
import { faultSentence } from './fault-sentence.ts'
import { loginFaults, registrationFaults } from './form-faults.ts'

const good = {
  login: 'marlene_7',
  email: 'marlene@example.com',
  password: 'seven quiet owls',
  userType: '2',
  birthDate: '1990-05-24',
  country: 'DE',
  acceptTerms: '1',
}
const today = '2026-11-21'
const { account } = texts.en

describe('the sign-up form', () => {
  it('accepts what the house accepts', () => {
    expect(registrationFaults(good, today)).toEqual({})
  })

  it.each([
    ['login', '', 'required'],
    ['login', 'ab', 'tooShort'],
    ['login', 'a'.repeat(33), 'tooLong'],
    ['login', '_owl', 'format'],
    ['login', 'owl!', 'format'],
    ['email', 'a@b.c', 'tooShort'],
    ['email', 'marlene.example.com', 'format'],
    ['password', 'short', 'tooShort'],
    ['password', 'x'.repeat(129), 'tooLong'],
    ['userType', '3', 'required'],
    ['birthDate', '', 'required'],
    ['birthDate', '1990-02-30', 'format'],
    ['birthDate', '2008-11-22', 'age'],
    ['birthDate', '1900-01-01', 'age'],
    ['country', '', 'required'],
    ['acceptTerms', '0', 'required'],
  ])('finds with %s = %j the fault %s', (field, value, fault) => {
    expect(registrationFaults({ ...good, [field]: value }, today)).toEqual({ [field]: fault })
  })

  it('lets somebody in on the very day of coming of age', () => {
    expect(registrationFaults({ ...good, birthDate: '2008-11-21' }, today)).toEqual({})
  })

  it('tells an empty form all that is missing', () => {
    const empty = {
      login: '',
      email: '',
      password: '',
      userType: '2',
      birthDate: '',
      country: '',
      acceptTerms: '0',
    }
    expect(Object.keys(registrationFaults(empty, today)).toSorted()).toEqual([
      'acceptTerms',
      'birthDate',
      'country',
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

describe('the sentences', () => {
  it.each([
    ['login', 'required', 'The login is not entered, but is required!'],
    ['login', 'tooShort', 'Please change your login - it is too short (min. 3 characters).'],
    ['password', 'tooLong', "Please shorten your password - it's too long (max. 128 characters)."],
    ['login', 'format', 'The login contains disallowed characters!'],
  ] as const)('are those of the specification: %s %s', (field, fault, sentence) => {
    expect(faultSentence(account, field, fault)).toBe(sentence)
  })

  it('help where the sentence alone would not', () => {
    expect(faultSentence(account, 'email', 'format')).toBe(
      'The e-mail contains disallowed characters! Enter an address like name@example.com.',
    )
  })
})
