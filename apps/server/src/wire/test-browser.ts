import { type Failure, failure } from '@fairhouse/contract/answers'
import type { ReplyOf } from '@fairhouse/contract/call'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { z } from 'zod'

type Fields = Readonly<Record<string, string | readonly string[]>>

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly cookies: readonly string[]
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string | null>>
  /** Instead of the call's own path. */
  readonly path?: string
}

/** As much of a browser as the calls need: a jar of cookies, and the csrf token that it repeats. */
export interface TestBrowser {
  readonly jar: Map<string, string>
  /** Asks a call and hears whatever comes. */
  readonly ask: (name: CallName, fields?: Fields, asking?: Asking) => Promise<Answered>
  /** Asks a call that has to succeed. */
  readonly do: <Name extends CallName>(
    name: Name,
    fields?: Fields,
  ) => Promise<ReplyOf<(typeof calls)[Name]>>
  /** Asks a call that has to be refused. */
  readonly refused: (name: CallName, fields?: Fields, asking?: Asking) => Promise<Failure>
  readonly cookieHeader: () => string
}

/** A browser that already has its cookies. */
export async function openBrowser(url: string, address = '203.0.113.1'): Promise<TestBrowser> {
  const browser = emptyBrowser(url, address)
  await browser.do('status')
  return browser
}

/** A browser that was never here. */
export function emptyBrowser(url: string, address = '203.0.113.1'): TestBrowser {
  const jar = new Map<string, string>()
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  const headersOf = (changed: Asking['headers'] = {}) => {
    const csrf = jar.get('csrf')
    const headers = new Headers({
      'user-agent': 'test browser',
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
      ...(jar.size > 0 && { cookie: cookieHeader() }),
      ...(csrf !== undefined && { 'x-csrf-token': csrf }),
    })
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
    return headers
  }
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, decodeURIComponent(value))
    }
  }
  const ask: TestBrowser['ask'] = async (name, fields = {}, asking = {}) => {
    const path = asking.path ?? filled(calls[name].path, fields)
    const headers = headersOf(asking.headers)
    const body = formOf(fields).toString()
    const answer = await fetch(url + path, { method: 'POST', headers, body })
    const cookies = answer.headers.getSetCookie()
    keep(cookies)
    const text = await answer.text()
    const json = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    return { status: answer.status, headers: answer.headers, cookies, text, body: json }
  }
  /** As our pages do: whoever sits down without a seed gives one. */
  const askAsPages: TestBrowser['ask'] = async (name, fields, asking) => {
    const answered = await ask(name, fields, asking)
    const opened = name === 'openGame' ? calls.openGame.reply.safeParse(answered.body) : null
    if (opened?.data?.fairness.clientSeed === null) {
      const { serverSeedHash } = opened.data.fairness
      await ask('chooseClientSeed', { clientSeed: 'of a test', serverSeedHash })
    }
    return answered
  }
  return {
    jar,
    ask: askAsPages,
    cookieHeader,
    do: async (name, fields) => {
      const { text, body } = await askAsPages(name, fields)
      if (body['status'] !== 1) throw new Error(`${name} was refused: ${text}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's own schema has just parsed it
      return calls[name].reply.parse(body) as ReplyOf<(typeof calls)[typeof name]>
    },
    refused: async (name, fields, asking) =>
      failure.parse((await askAsPages(name, fields, asking)).body),
  }
}

const filled = (path: string, fields: Fields): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])))

function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
  return form
}

let players = 0

/** A sign-up form that is good, for a player that nobody was before. */
export function newPlayer(userType: '1' | '2' = '2') {
  players += 1
  const login = `player_${process.pid}_${players}`
  return {
    login,
    email: `${login}@example.org`,
    password: 'correct horse battery',
    userType,
    birthDate: '1990-05-17',
    country: 'DE',
    acceptTerms: '1',
  }
}

/** A browser in which a new player is signed in. */
export async function signUp(url: string, address?: string) {
  const browser = await openBrowser(url, address)
  const form = newPlayer()
  await browser.do('register', form)
  return { browser, form }
}

/** Begins the player's next stream. */
export async function rotate(browser: TestBrowser, clientSeed: string) {
  const { fairness } = await browser.do('currentFairness')
  const { nextServerSeedHash } = fairness
  return browser.do('rotateSeed', { clientSeed, nextServerSeedHash })
}

/** An answer to a bet, or to one that was refused, without what is of the moment: seals, and the receipt of a refusal. */
export function withoutSeal(text: string): string {
  const answer = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  const isRefused = answer['status'] === 0
  return JSON.stringify(answer, (key, value: unknown) =>
    key === 'seal' || (isRefused && key === 'receipt') ? undefined : value,
  )
}
