import { houseDay } from '@fairhouse/contract/age'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords } from '../modules/identity/passwords.ts'
import { rowsOf } from '../platform/rows.ts'
import { newPlayer, openBrowser, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const storedOf = async (login: string) => {
  const question = `
    SELECT first_name, last_name, phone, street_address, apartment, city, postal_code, promo_code, receive_newsletter
    FROM identity_account WHERE login = $1`
  return (await rowsOf<Record<string, unknown>>(server.database, question, [login]))[0]
}

describe('a sign-up', () => {
  it('keeps all that was entered, the phone number in its international form', async () => {
    const browser = await openBrowser(server.url)
    const form = newPlayer()
    await browser.do('register', {
      ...form,
      firstName: ' Zoë ',
      lastName: 'O’Neill',
      phone: '(030) 1234567 ext. 8',
      streetAddress: 'Straße des 17. Juni 1/2',
      apartment: '#4',
      city: '東京',
      postalCode: '10115',
      promoCode: 'WELCOME',
      receiveNewsletter: '1',
    })
    expect(await storedOf(form.login)).toEqual({
      first_name: 'Zoë',
      last_name: 'O’Neill',
      phone: '+49 30 1234567 ext. 8',
      street_address: 'Straße des 17. Juni 1/2',
      apartment: '#4',
      city: '東京',
      postal_code: '10115',
      promo_code: 'WELCOME',
      receive_newsletter: true,
    })
  })

  it('needs none of what may be empty', async () => {
    const { form } = await signUp(server.url)
    const empty = { firstName: '', phone: ' ', city: '' }
    const browser = await openBrowser(server.url)
    const other = newPlayer()
    await browser.do('register', { ...other, ...empty })
    const nothing = {
      first_name: null,
      last_name: null,
      phone: null,
      street_address: null,
      apartment: null,
      city: null,
      postal_code: null,
      promo_code: null,
      receive_newsletter: false,
    }
    expect(await storedOf(form.login)).toEqual(nothing)
    expect(await storedOf(other.login)).toEqual(nothing)
  })

  it('refuses a phone number that nobody can have, and every password of the best known', async () => {
    const browser = await openBrowser(server.url)
    const form = newPlayer()
    expect(await browser.refused('register', { ...form, phone: '+999 123456789' })).toMatchObject({
      invalidFields: { phone: 'This phone number is not possible.' },
    })
    const known = dictionary['passwords-common'].map(String).filter(({ length }) => length >= 8)
    for (const password of known.slice(0, 25))
      expect(await browser.refused('register', { ...form, password })).toMatchObject({
        invalidFields: {
          password: 'This password is too easy to guess. Please choose another one.',
        },
      })
    expect(await storedOf(form.login)).toBeUndefined()
  })

  it('of one name by a thousand at the same moment opens one account', async () => {
    const form = newPlayer()
    const browser = await openBrowser(server.url)
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        browser.ask('register', { ...form, email: `${index}.${form.email}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const opened = answers.filter(({ body }) => body['status'] === 1)
    expect(opened).toHaveLength(1)
    const accounts = await rowsOf(
      server.database,
      'SELECT FROM identity_account WHERE lower(login) = $1',
      [form.login],
    )
    expect(accounts).toHaveLength(1)
  })
})

describe('the age', () => {
  it('is reckoned by the day of the place where days begin last', async () => {
    const today = houseDay(Date.now())
    const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)]
    const browser = await openBrowser(server.url)
    await browser.do('register', { ...newPlayer(), birthDate: `${year - 18}${rest}` })
    const tomorrow = new Date(Date.parse(`${year - 18}${rest}`) + 86_400_000)
    const late = { ...newPlayer(), birthDate: tomorrow.toISOString().slice(0, 10) }
    expect(await browser.refused('register', late)).toMatchObject({
      invalidFields: { birthDate: 'You must be between 18 and 100 years old.' },
    })
  })
})

describe('countries', () => {
  it('are listed for anyone in the language of the asking', async () => {
    const browser = await openBrowser(server.url)
    const { body } = await browser.ask('countries', {}, { path: '/de/user/countries/json2' })
    expect(body['countries']).toContainEqual({
      code: 'AT',
      name: 'Österreich',
      dialCode: '+43',
      allowed: true,
    })
    const { countries } = await browser.do('countries')
    expect(countries.find(({ code }) => code === 'KP')).toMatchObject({ allowed: false })
  })
})

describe('the terms', () => {
  it('that changed are flagged until the player agrees to those in force', async () => {
    const { browser, form } = await signUp(server.url)
    expect((await browser.do('status')).userStatus).toMatchObject({ userFlags: { terms: false } })
    const change = "UPDATE identity_account SET terms_version = '2020-01' WHERE login = $1"
    await server.database.query(change, [form.login])
    // The end of a session has the player's facts read anew, as a start of the house with other terms has.
    await browser.do('logOut')
    const again = await openBrowser(server.url)
    const { userStatus } = await again.do('logIn', form)
    expect(userStatus).toMatchObject({ userFlags: { terms: true } })
    expect(await again.refused('agreeToTerms', { version: '2020-01' })).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: { version: 'This version is not possible.' },
    })
    expect((await again.do('agreeToTerms', { version: '2026-11-26' })).userStatus).toMatchObject({
      userFlags: { terms: false },
    })
    expect((await again.do('status')).userStatus).toMatchObject({ userFlags: { terms: false } })
  })

  it('are agreed to by players only', async () => {
    const visitor = await openBrowser(server.url)
    expect(await visitor.refused('agreeToTerms', { version: '2026-11-26' })).toMatchObject({
      code: 35,
    })
  })
})

describe('an old password that is too easy to guess', () => {
  it('lets the player in, and raises the flag', async () => {
    const { form } = await signUp(server.url)
    const { form: good } = await signUp(server.url)
    // As if it had been chosen before passwords were judged.
    const hash = await createPasswords().hash('password1')
    const replace = 'UPDATE identity_account SET password_hash = $2 WHERE login = $1'
    await server.database.query(replace, [form.login, hash])
    const flagOf = async (login: string, password: string) => {
      const { userStatus } = await (await openBrowser(server.url)).do('logIn', { login, password })
      return userStatus.isLogged && userStatus.userFlags.password
    }
    expect(await flagOf(form.login, 'password1')).toBe(true)
    expect(await flagOf(good.login, good.password)).toBe(false)
  })
})
