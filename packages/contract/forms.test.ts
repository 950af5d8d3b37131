import { expect, test } from 'vitest'
import { z } from 'zod'
import { loginForm, profileFields, registrationForm } from './forms.ts'
import { changePasswordForm } from './password-forms.ts'

const filled = {
  login: 'anna_1',
  email: 'anna@example.org',
  password: 'correct horse',
  userType: '2',
  birthDate: '1990-02-28',
  country: 'DE',
  acceptTerms: '1',
}

test('a filled sign-up form is read, with the newsletter off unless asked for', () => {
  expect(registrationForm.parse(filled)).toMatchObject({ userType: 2, receiveNewsletter: false })
})

test.each([
  ['login', '', 'required'],
  ['login', 'ab', 'tooShort'],
  ['login', 'a'.repeat(33), 'tooLong'],
  ['login', 'anna-1', 'format'],
  ['email', 'anna@', 'tooShort'],
  ['email', 'anna example', 'noEmail'],
  ['password', 'short', 'tooShort'],
  ['password', 'x'.repeat(33), 'tooLong'],
  ['birthDate', '1990-02-30', 'noDate'],
  ['country', 'Germany', 'required'],
  ['acceptTerms', '0', 'required'],
  ['firstName', '1st', 'format'],
])('%s = "%s" is %s', (field, value, fault) => {
  const parsed = registrationForm.safeParse({ ...filled, [field]: value })
  const first = parsed.error?.issues.find((issue) => issue.path[0] === field)
  expect(first?.message).toBe(fault)
})

test('a password of 128 characters, once allowed, still signs in and can be changed', () => {
  const old = 'a long one, '.repeat(10).padEnd(128, '!')
  expect(loginForm.parse({ login: 'anna_1', password: old })).toMatchObject({ password: old })
  const change = { oldPassword: old, newPassword: 'correct horse' }
  expect(changePasswordForm.safeParse(change).success).toBe(true)
})

test('the country may be said later, and must be one when it is said', () => {
  const { country: _said, ...nowhere } = filled
  expect(registrationForm.parse(nowhere).country).toBeUndefined()
  expect(registrationForm.parse({ ...filled, country: '' }).country).toBeNull()
})

test('names take letters of any script', () => {
  for (const firstName of ['Ängström', 'Øyvind', '山田', 'Ольга', "O'Neill", 'O’Neill']) {
    expect(registrationForm.safeParse({ ...filled, firstName }).success, firstName).toBe(true)
  }
})

test('what may be empty is null when it is, and undefined when it is left out', () => {
  const parsed = registrationForm.parse({ ...filled, firstName: ' ', phone: '' })
  expect(parsed).toMatchObject({ firstName: null, phone: null })
  expect(parsed.city).toBeUndefined()
})

test('a profile can be changed field by field', () => {
  const form = z.object(profileFields)
  expect(form.parse({})).toEqual({})
  expect(form.parse({ title: 'Ms.', gender: '', city: ' São Paulo ' })).toEqual({
    title: 'Ms.',
    gender: null,
    city: 'São Paulo',
  })
  expect(form.safeParse({ title: 'Dr.' }).error?.issues[0]?.message).toBe('format')
  expect(form.safeParse({ email: '' }).error?.issues[0]?.message).toBe('required')
})
