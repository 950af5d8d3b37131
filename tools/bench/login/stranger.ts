import { randomUUID } from 'node:crypto'

/** Somebody who is not signed in, with the cookies that a page would have given. */
export interface Stranger {
  /** Opens an account, in a browser that is closed then. @returns its name. */
  readonly signUp: (name: string) => Promise<string>
  /** Tries a wrong password, or asks for a new one. @returns the answer's text. */
  readonly ask: (what: 'login' | 'recovery', name: string) => Promise<string>
}

const addressOf = (name: string): string => `${name}@example.org`

export async function openStranger(url: string): Promise<Stranger> {
  const own = await freshCookies(url)
  return {
    signUp: async (name) => {
      const answer = await post(url, '/user/registration/json2', await freshCookies(url), {
        login: name,
        email: addressOf(name),
        password: 'correct horse battery',
        userType: '2',
        birthDate: '1990-05-17',
        country: 'DE',
        acceptTerms: '1',
      })
      if (!answer.startsWith('{"status":1')) throw new Error(`no account: ${answer}`)
      return name
    },
    ask: (what, name) =>
      what === 'login'
        ? post(url, '/user/login/json2', own, { login: name, password: 'not the password' })
        : post(url, '/user/password-recovery/json2', own, { email: addressOf(name) }),
  }
}

async function freshCookies(url: string): Promise<Map<string, string>> {
  const answer = await fetch(`${url}/user/status/json2`, { method: 'POST' })
  await answer.text()
  return new Map(
    answer.headers.getSetCookie().map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      return [name, value]
    }),
  )
}

async function post(
  url: string,
  path: string,
  jar: ReadonlyMap<string, string>,
  fields: Record<string, string>,
): Promise<string> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': jar.get('csrf') ?? '',
      // A place of its own: wrong passwords are counted by account and place.
      'user-agent': `bench ${randomUUID()}`,
    },
    body: new URLSearchParams(fields),
  })
  return answer.text()
}
