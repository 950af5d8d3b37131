import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { loginForm, registrationForm } from '@fairhouse/contract/forms'
import { refusals } from '@fairhouse/contract/refusals'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldFaults } from './field-faults.ts'
import { type FormValues, formValues } from './form-body.ts'
import { sayBusy, sayFormInvalid, sayRefusal, sayTransport } from './say.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

function sentences(schema: z.ZodType, body: string, language: 'en' | 'de' = 'en') {
  const values = formValues(body)
  const parsed = schema.safeParse(values)
  return parsed.success
    ? {}
    : sayFormInvalid(fieldFaults(parsed.error.issues, values), language).invalidFields
}

describe('a form that is not valid', () => {
  it.each([
    ['', 'login', 'The login is not entered, but is required!'],
    ['login=%20%20', 'login', 'The login is not entered, but is required!'],
    ['login=ab', 'login', 'Please change your login - it is too short (min. 3 characters).'],
    [
      `login=${'a'.repeat(33)}`,
      'login',
      "Please shorten your login - it's too long (max. 32 characters).",
    ],
    ['login=_abc', 'login', 'The login contains disallowed characters!'],
    ['login=a+b+c', 'login', 'The login contains disallowed characters!'],
    ['login=abc&login=abd', 'login', 'The login contains disallowed characters!'],
    ['email=nobody', 'email', 'Enter an email address like name@example.com.'],
    [
      'password=1234567',
      'password',
      'Please change your password - it is too short (min. 8 characters).',
    ],
    ['userType=3', 'userType', 'The account type is not entered, but is required!'],
    ['birthDate=2001-02-29', 'birthDate', "That date doesn't exist."],
    [
      'acceptTerms=0',
      'acceptTerms',
      'The agreement to the terms and conditions is not entered, but is required!',
    ],
    ['firstName=1st', 'firstName', 'The first name contains disallowed characters!'],
    [
      'receiveNewsletter=true',
      'receiveNewsletter',
      'The newsletter choice contains disallowed characters!',
    ],
  ])('%j hears of %s: %s', (body, field, sentence) => {
    expect(sentences(registrationForm, body)?.[field]).toBe(sentence)
  })

  it('hears of a length as a length, for seeds and keys too', () => {
    const { body } = calls.rotateSeed
    expect(
      sentences(body, `clientSeed=${'a'.repeat(65)}&nextServerSeedHash=${'0'.repeat(64)}`),
    ).toEqual({
      clientSeed: "Please shorten your client seed - it's too long (max. 64 characters).",
    })
    expect(sentences(calls.topUp.body, 'requestKey=short')).toEqual({
      requestKey: 'Please change your request key - it is too short (min. 16 characters).',
    })
  })

  it('hears it in German', () => {
    expect(sentences(registrationForm, 'login=ab', 'de')).toMatchObject({
      login: 'Bitte ändern Sie die Angabe „Anmeldename“ – sie ist zu kurz (mindestens 3 Zeichen).',
      password: 'Die Angabe „Passwort“ fehlt, wird aber benötigt!',
    })
  })

  it('hears of every missing field at once', () => {
    expect(Object.keys(sentences(loginForm, '') ?? {})).toEqual(['login', 'password'])
  })

  it('takes unknown fields without a word', () => {
    expect(sentences(loginForm, 'login=a&password=b&colour=red&__proto__=x&constructor=y')).toEqual(
      {},
    )
  })
})

describe('form bodies', () => {
  it('hold repeated keys as lists', () => {
    expect({ ...formValues('id=1&id=2&id=3&one=1') }).toEqual({ id: ['1', '2', '3'], one: '1' })
  })

  it('reads a body of nothing but one key, thousands of times', () => {
    expect(formValues('a&'.repeat(32_000))['a']).toHaveLength(32_000)
  })

  it('cannot reach a prototype', () => {
    const values: FormValues = formValues('__proto__=x&toString=y')
    expect(Object.getPrototypeOf(values)).toBeNull()
    expect(values['__proto__']).toBe('x')
  })
})

const translations = { de, es, pt, fr, ja }

describe('texts', () => {
  it.each(Object.entries({ en, ...translations }))('exist in %s for every refusal', (_, texts) => {
    expect(Object.keys(texts.refusals)).toEqual(Object.keys(refusals))
  })

  const sentencesOf = (value: object, path = ''): [string, string][] =>
    Object.entries(value).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string'
        ? [[`${path}.${key}`, inner]]
        : sentencesOf(inner, `${path}.${key}`),
    )
  const valuesIn = (texts: object) =>
    sentencesOf(texts).map(([key, sentence]) => [key, sentence.match(/\{\w+\}/g)?.toSorted()])

  it.each(Object.entries(translations))('take the same values in %s', (_, texts) => {
    expect(valuesIn(texts)).toEqual(valuesIn(en))
  })

  it.each(Object.entries(translations))('have sentences of their own in %s', (_, texts) => {
    const original = new Map(sentencesOf(en))
    const { fields: _names, ...sentences } = texts
    expect(sentencesOf(sentences).filter(([key, said]) => original.get(key) === said)).toEqual([])
  })

  it('name every field that a call can refuse', () => {
    const names = Object.keys(calls).filter((name): name is CallName => name in calls)
    const fields = names.flatMap((name) => {
      const parsed = calls[name].body.safeParse({})
      return parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0]))
    })
    expect(Object.keys(en.fields)).toEqual(expect.arrayContaining(fields))
  })
})

describe('a refusal', () => {
  it('carries what applies and leaves out what does not', () => {
    expect(sayRefusal({ refused: 'notEnoughCash' }, 'en')).toEqual({
      status: 0,
      code: 12,
      type: 'SERVER_ERROR',
      message: 'Insufficient Balance',
      publicMessage: 'Your balance is too low for this bet.',
    })
  })

  it('carries fields and metadata where there are some', () => {
    const refused = {
      refused: 'formInvalid',
      invalidFields: { birthDate: 'age' },
      metadata: { a: 1 },
    } as const
    expect(sayRefusal(refused, 'en')).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: { birthDate: 'You must be between 18 and 100 years old.' },
      metadata: { a: 1 },
    })
  })

  it('of the transport has its HTTP status as code', () => {
    expect(sayTransport('415', 'de')).toMatchObject({
      status: 0,
      code: 415,
      message: 'Format nicht unterstützt',
    })
  })
})

describe('a house that cannot answer now', () => {
  it.each(['en', 'de', 'es', 'fr', 'pt', 'ja'] as const)(
    'says in %s why, and after how long to ask again',
    (language) => {
      const reasons = ['tooMany', 'busy', 'database', 'seeds'] as const
      const told = reasons.map((reason) => sayBusy(reason, language, 2))
      for (const { code, publicMessage } of told) {
        expect(code).toBe(503)
        expect(publicMessage).toContain('2')
        expect(publicMessage).not.toContain('{')
      }
      const restart = sayTransport('503', language).publicMessage
      const sentences = new Set([restart, ...told.map(({ publicMessage }) => publicMessage)])
      expect(sentences.size).toBe(5)
      expect(told.map(({ metadata }) => metadata?.['reason'])).toEqual([...reasons])
    },
  )

  it('counts one second as one', () => {
    expect(sayBusy('busy', 'en', 1).publicMessage).toContain('in 1 second.')
    expect(sayBusy('busy', 'de', 1).publicMessage).toContain('in 1 Sekunde noch')
  })
})
