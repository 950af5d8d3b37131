import type { FieldFault } from '@fairhouse/contract/fields'
import { type FieldLengths, lengths } from '@fairhouse/contract/limits'
import { describe, expect, it } from 'vitest'
import serverDe from '../../../../server/src/platform/http/texts/de.json' with { type: 'json' }
import serverEn from '../../../../server/src/platform/http/texts/en.json' with { type: 'json' }
import serverEs from '../../../../server/src/platform/http/texts/es.json' with { type: 'json' }
import serverFr from '../../../../server/src/platform/http/texts/fr.json' with { type: 'json' }
import serverJa from '../../../../server/src/platform/http/texts/ja.json' with { type: 'json' }
import serverPt from '../../../../server/src/platform/http/texts/pt.json' with { type: 'json' }
import { fill } from '../../shell/language/say.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { faultSentence } from '../forms/fault-sentence.ts'
import { fieldsOf } from '../forms/fields-of.ts'
import { emptyRegistration, type RegistrationField } from './registration-fields.ts'
import { registrationSentences } from './registration-sentences.ts'

const serverTime = Date.parse('2026-11-21T12:00:00Z')

const good = {
  ...emptyRegistration,
  login: 'marlene_7',
  email: 'marlene@example.com',
  password: '',
  birthDate: '1990-05-24',
  country: 'DE',
  acceptTerms: '1',
}

/** What is wrong, by field; passwords are judged in a worker, which there is none of here. */
const wrong: readonly (readonly [RegistrationField, string, FieldFault])[] = [
  ['login', '', 'required'],
  ['login', 'ab', 'tooShort'],
  ['login', 'a'.repeat(33), 'tooLong'],
  ['login', '_owl', 'format'],
  ['email', '', 'required'],
  ['email', 'a@b.c', 'tooShort'],
  ['email', `${'a'.repeat(60)}@example.com`, 'tooLong'],
  ['email', 'marlene.example.com', 'noEmail'],
  ['password', '', 'required'],
  ['birthDate', '', 'required'],
  ['birthDate', '1990-02-30', 'noDate'],
  ['country', 'Germany', 'required'],
  ['acceptTerms', '0', 'required'],
  ['firstName', 'A', 'tooShort'],
  ['firstName', 'a'.repeat(31), 'tooLong'],
  ['firstName', '4nna', 'format'],
  ['lastName', 'B', 'tooShort'],
  ['lastName', 'b'.repeat(51), 'tooLong'],
  ['lastName', 'B;', 'format'],
  ['phone', '030 1', 'tooShort'],
  ['phone', '0'.repeat(31), 'tooLong'],
  ['phone', 'call me please', 'format'],
  ['streetAddress', 'A', 'tooShort'],
  ['streetAddress', 'a'.repeat(61), 'tooLong'],
  ['streetAddress', 'Main <b>', 'format'],
  ['apartment', 'a'.repeat(41), 'tooLong'],
  ['apartment', '4;', 'format'],
  ['postalCode', '12', 'tooShort'],
  ['postalCode', '1'.repeat(11), 'tooLong'],
  ['postalCode', '12_45', 'format'],
  ['city', 'X', 'tooShort'],
  ['city', 'x'.repeat(41), 'tooLong'],
  ['city', 'Ber$lin', 'format'],
  ['promoCode', 'x'.repeat(41), 'tooLong'],
]

/** Specification, section 5, word by word. */
const templates = {
  required: 'The {field} is not entered, but is required!',
  tooShort: 'Please change your {field} - it is too short (min. {min} characters).',
  tooLong: "Please shorten your {field} - it's too long (max. {max} characters).",
  format: 'The {field} contains disallowed characters!',
}

const lengthOf = (field: string) =>
  Object.entries<FieldLengths[keyof FieldLengths]>(lengths).find(([name]) => name === field)?.[1]

describe.each([
  ['en', texts.en.account, { ...serverEn, faults: { ...serverEn.faults, ...templates } }],
  ['de', texts.de.account, serverDe],
  ['es', texts.es.account, serverEs],
  ['pt', texts.pt.account, serverPt],
  ['fr', texts.fr.account, serverFr],
  ['ja', texts.ja.account, serverJa],
] as const)('in %s', (_, account, server) => {
  const serverNames: Readonly<Record<string, string>> = server.fields

  it.each(wrong)(
    '%s = %j is told by the template of %s, as the server tells it',
    async (...row) => {
      const [field, value, fault] = row
      const values = { ...good, [field]: value }
      const found = await registrationSentences(account, values, { serverTime, lengths })
      const { password, ...others } = found
      const sentence = fill(server.faults[fault], {
        field: serverNames[field] ?? '',
        ...lengthOf(field),
      })
      expect(field === 'password' ? { password } : others).toEqual({ [field]: sentence })
    },
  )

  it('fields and faults are called as the server calls them', () => {
    const { loginOrEmail: _ofBrowser, ...named } = account.named
    expect(server.fields).toMatchObject(named)
    expect(server.faults).toMatchObject(account.faults)
    expect(fieldsOf(named).length).toBeGreaterThan(15)
  })

  it('a password is told its length, a phone number that nobody can have is not possible', async () => {
    expect(faultSentence(account, 'password', 'tooShort', lengths)).toContain('8')
    expect(faultSentence(account, 'password', 'tooLong', lengths)).toContain('32')
    const values = { ...good, phone: '+999 123456789' }
    const { phone } = await registrationSentences(account, values, { serverTime, lengths })
    expect(phone).toBe(fill(server.faults.notAllowed, { field: serverNames['phone'] ?? '' }))
  })

  it('the lengths of a stricter house are those that are said', async () => {
    const stricter = { ...lengths, login: { min: 5, max: 9 } }
    const values = { ...good, login: 'anna' }
    const { login } = await registrationSentences(account, values, {
      serverTime,
      lengths: stricter,
    })
    expect(login).toBe(
      fill(server.faults.tooShort, { field: serverNames['login'] ?? '', min: 5, max: 9 }),
    )
  })
})
