import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAuthenticator } from '#platform/webauthn/test-authenticator'
import { emptyBrowser, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { factorsTold } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { suspend } from './test-suspension.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const origin = (): string => server.url.replace('http:', 'https:')

async function withPasskey(address?: string) {
  const { browser, form } = await signUp(server.url, address)
  const device = testAuthenticator(origin())
  const { options } = await browser.do('beginPasskey')
  const credential = device.create(options)
  const { passkeys } = await browser.do('addPasskey', { credential, name: 'My phone' })
  return { browser, form, device, passkeys }
}

async function signedBy(
  browser: TestBrowser,
  device: ReturnType<typeof testAuthenticator>,
): Promise<string> {
  const { options } = await browser.do('requestPasskey')
  return device.get(options)
}

describe('a passkey', () => {
  it('is added, listed, renamed and removed; letters tell of what matters', async () => {
    const { browser, form, device, passkeys } = await withPasskey()
    const passkeyId = device.credentialId
    expect(passkeys).toEqual([
      {
        id: passkeyId,
        name: 'My phone',
        synced: false,
        createdAt: expect.any(String),
        usedAt: null,
      },
    ])
    const renamed = await browser.do('renamePasskey', { passkeyId, name: 'Telefon' })
    expect(renamed.passkeys).toMatchObject([{ name: 'Telefon' }])
    expect((await browser.do('removePasskey', { passkeyId })).passkeys).toEqual([])
    expect(await factorsTold(server, form.email)).toEqual(['passkeyAdded', 'passkeyRemoved'])
    const visitor = await openBrowser(server.url)
    const credential = await signedBy(visitor, device)
    expect(await visitor.refused('logInByPasskey', { credential })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it('of somebody else is as if it were not there', async () => {
    const { device } = await withPasskey()
    const { browser: stranger } = await signUp(server.url)
    const passkeyId = device.credentialId
    for (const [call, fields] of [
      ['renamePasskey', { passkeyId, name: 'Mine' }],
      ['removePasskey', { passkeyId }],
    ] as const)
      expect(await stranger.refused(call, fields)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await stranger.do('passkeys')).passkeys).toEqual([])
    const { options } = await stranger.do('beginPasskey')
    const credential = device.create(options)
    expect(await stranger.refused('addPasskey', { credential, name: 'x' })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a look at its user', { userVerified: false }],
    ['of another challenge', { challenge: 'A'.repeat(43) }],
    ['of another kind', { type: 'webauthn.get' }],
  ])('made by an answer %s is refused', async (_, lie) => {
    const { browser } = await signUp(server.url)
    const device = testAuthenticator(origin())
    const { options } = await browser.do('beginPasskey')
    Object.assign(device.lies, lie)
    const credential = device.create(options)
    expect(await browser.refused('addPasskey', { credential, name: 'x' })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it('needs a recent proof, and is added once for one challenge', async () => {
    const { browser, form } = await signUp(server.url)
    server.pass(6 * 60_000)
    expect(await browser.refused('beginPasskey')).toMatchObject({ code: 'PROOF_REQUIRED' })
    await browser.do('proveByPassword', { password: form.password })
    const { options } = await browser.do('beginPasskey')
    const [one, two] = [testAuthenticator(origin()), testAuthenticator(origin())]
    const answers = await Promise.all(
      [one, two].map((device) =>
        browser.ask('addPasskey', { credential: device.create(options), name: 'x' }),
      ),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
  })
})

describe('a login by passkey', () => {
  it('takes no password and no code', async () => {
    const { device, form } = await withPasskey()
    const browser = await openBrowser(server.url)
    const credential = await signedBy(browser, device)
    const { userStatus, redirect } = await browser.do('logInByPasskey', {
      credential,
      source: '/en/security',
    })
    expect(userStatus).toMatchObject({ isLogged: true, login: form.login })
    expect(redirect).toBe('/en/security')
    expect((await browser.do('passkeys')).passkeys[0]?.usedAt).not.toBeNull()
  })

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a look at its user', { userVerified: false }],
    ['of another challenge', { challenge: 'A'.repeat(43) }],
    ['in the name of another player', { userHandle: 'A'.repeat(43) }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('with an answer %s is refused', async (_, lie) => {
    const { device } = await withPasskey()
    const browser = await openBrowser(server.url)
    Object.assign(device.lies, lie)
    const credential = await signedBy(browser, device)
    expect(await browser.refused('logInByPasskey', { credential })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it('works once with one answer, also when it comes many times at once', async () => {
    const { device } = await withPasskey()
    const browser = await openBrowser(server.url)
    const credential = await signedBy(browser, device)
    const copies = Array.from({ length: 20 }, () => {
      const copy = emptyBrowser(server.url)
      for (const [name, value] of browser.jar) copy.jar.set(name, value)
      return copy
    })
    const answers = await Promise.all(
      copies.map((copy) => copy.ask('logInByPasskey', { credential })),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
  })

  it('does not work in another browser than the one that asked, nor long after', async () => {
    const { device } = await withPasskey()
    const [browser, thief] = [await openBrowser(server.url), await openBrowser(server.url)]
    const credential = await signedBy(browser, device)
    await thief.do('requestPasskey')
    expect(await thief.refused('logInByPasskey', { credential })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
    const late = await signedBy(browser, device)
    server.pass(10 * 60_000 + 1)
    expect(await browser.refused('logInByPasskey', { credential: late })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  it('does not work with a copy of the key, which has signed less often', async () => {
    const { device } = await withPasskey()
    const browser = await openBrowser(server.url)
    device.lies.signCount = 7
    await browser.do('logInByPasskey', { credential: await signedBy(browser, device) })
    await browser.do('logOut')
    expect(
      await browser.refused('logInByPasskey', { credential: await signedBy(browser, device) }),
    ).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  it('opens a place that wrong passwords have locked', async () => {
    const { device, form } = await withPasskey()
    const browser = await openBrowser(server.url, '192.0.2.77')
    for (const _ of [1, 2, 3, 4]) await browser.ask('logIn', { ...form, password: 'not it' })
    expect(await browser.refused('logIn', form)).toMatchObject({ code: 33 })
    await browser.do('logInByPasskey', { credential: await signedBy(browser, device) })
    await browser.do('logOut')
    await browser.do('logIn', form)
  })

  it('of a suspended player lets in, with few rights', async () => {
    const { device, form } = await withPasskey()
    await suspend(server, form.login)
    const browser = await openBrowser(server.url)
    const credential = await signedBy(browser, device)
    const { userStatus } = await browser.do('logInByPasskey', { credential })
    expect(userStatus).toMatchObject({ isSuspended: true })
    expect(await browser.refused('topUp')).toMatchObject({ code: 155 })
  })

  it.each(['', '{}', 'null', '[]', '{"id":1}', 'not json', `{"__proto__":{"id":"x"}}`])(
    'with %j for an answer is a fault of the form',
    async (credential) => {
      const browser = await openBrowser(server.url)
      expect(await browser.refused('logInByPasskey', { credential })).toMatchObject({
        code: 'FORM_INVALID',
      })
    },
  )

  it('with bytes of any kind for an answer is refused', async () => {
    const { device } = await withPasskey()
    const browser = await openBrowser(server.url)
    const signed = JSON.parse(await signedBy(browser, device))
    for (const field of ['authenticatorData', 'signature', 'clientDataJSON'] as const)
      for (const junk of ['AAAA', 'e30', 'A'.repeat(500)]) {
        const credential = JSON.stringify({
          ...signed,
          response: { ...signed.response, [field]: junk },
        })
        expect(await browser.refused('logInByPasskey', { credential })).toMatchObject({
          code: 'PASSKEY_REFUSED',
        })
      }
  })
})

describe('a proof by passkey', () => {
  it('is as good as one by password, for its own player only', async () => {
    const { browser, device } = await withPasskey()
    const { browser: stranger } = await signUp(server.url)
    server.pass(6 * 60_000)
    expect(await browser.refused('beginTwoStep')).toMatchObject({ code: 'PROOF_REQUIRED' })
    const foreign = await signedBy(stranger, device)
    expect(await stranger.refused('proveByPasskey', { credential: foreign })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
    await browser.do('proveByPasskey', { credential: await signedBy(browser, device) })
    await browser.do('beginTwoStep')
  })

  it('does not take what was signed for a login', async () => {
    const { browser, device } = await withPasskey()
    const visitor = await openBrowser(server.url)
    const credential = await signedBy(visitor, device)
    expect(await browser.refused('proveByPasskey', { credential })).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })
})
