import { lengths } from '@fairhouse/contract/limits'
import { changePasswordForm, recoverPasswordForm } from '@fairhouse/contract/password-forms'
import { describe, expect, it } from 'vitest'
import { texts } from '../../shell/texts/texts.server.ts'
import { type PasswordField, passwordSentence } from './password-sentence.ts'

const { passwords, account } = texts.en
const sentence = (field: PasswordField, entry: string) =>
  passwordSentence({ texts: passwords, account, lengths }, field, entry)

describe('an entry about a password', () => {
  it.each([
    ['oldPassword', '', 'The current password is not entered, but is required!'],
    ['newPassword', '', 'The new password is not entered, but is required!'],
    [
      'newPassword',
      'seven77',
      'Please change your new password - it is too short (min. 8 characters).',
    ],
    [
      'newPassword',
      'x'.repeat(33),
      "Please shorten your new password - it's too long (max. 32 characters).",
    ],
    ['email', '  ', 'The email address is not entered, but is required!'],
    ['email', 'a@b.c', 'Please change your email address - it is too short (min. 6 characters).'],
    ['email', 'nobody.example.org', 'Enter an email address like name@example.com.'],
  ] as const)('%s %j is refused with the sentence of the specification', (field, entry, said) => {
    expect(sentence(field, entry)).toBe(said)
  })

  it.each([
    ['oldPassword', 'x'],
    ['newPassword', 'x'.repeat(32)],
    ['newPassword', ' eight  ! '],
    ['email', ' name@example.org '],
  ] as const)('%s %j is good', (field, entry) => {
    expect(sentence(field, entry)).toBeUndefined()
  })

  it.each(['', 'x', 'x'.repeat(7), 'x'.repeat(8), 'x'.repeat(32), 'x'.repeat(33)])(
    '%j is judged as the house judges it',
    (newPassword) => {
      const house = changePasswordForm.safeParse({ oldPassword: 'x', newPassword })
      expect(sentence('newPassword', newPassword) === undefined).toBe(house.success)
    },
  )

  it.each(['', 'a@b.c', 'ab@c.de', 'a b@c.de', 'x@y', `${'x'.repeat(60)}@example.org`])(
    'address %j is judged as the house judges it',
    (email) => {
      const house = recoverPasswordForm.safeParse({ email })
      expect(sentence('email', email) === undefined).toBe(house.success)
    },
  )
})
