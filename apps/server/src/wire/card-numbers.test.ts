import { randomUUID } from 'node:crypto'
import type { CallName } from '@fairhouse/contract/calls/all'
import { holdsCardNumber } from '@fairhouse/contract/card-number'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { callNames } from '../platform/http/call-names.ts'
import { fieldsOf } from './fuzz/bodies.ts'
import { startSandbox, type SandboxProcess } from '../modules/payments/testing/sandbox-process.ts'
import { enterCard } from '../modules/payments/testing/sandbox-card-driver.ts'
import { newPlayer, openBrowser, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let sandbox: SandboxProcess
let server: TestServer
beforeAll(async () => {
  sandbox = await startSandbox()
  const { url, key } = sandbox
  server = await startTestServer({
    rateLimitScale: 1_000_000,
    payments: {
      sandbox: { type: 'running', url, publicUrl: url, key },
      chainsOnDemand: [],
      providerOf: {},
      environment: {},
    },
  })
})
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

/** Somebody who may pay in and out. */
async function signUp(): Promise<TestBrowser> {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer('1'))
  return browser
}

/** Numbers as issuers make them: a prefix, digits, and the one that checks them. Always the same ones. */
function cardNumbers(count: number): string[] {
  let state = 4_711
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const prefixes = ['4', '51', '2221', '34', '37', '6011', '6304', '5018', '36']
  const lengths: Readonly<Record<string, number>> = { '34': 15, '37': 15, '6304': 19, '36': 14 }
  return Array.from({ length: count }, () => {
    const prefix = prefixes[next(prefixes.length)] ?? '4'
    const length = (lengths[prefix] ?? 16) - 1
    let digits = prefix
    while (digits.length < length) digits += String(next(10))
    const check = [...Array(10).keys()].find((last) => holdsCardNumber(`${digits}${last}`))
    return `${digits}${check}`
  })
}

const grouped = (number: string, by: string): string => number.replace(/(\d{4})(?=\d)/g, `$1${by}`)
const shapes = [
  (number: string) => number,
  (number: string) => grouped(number, ' '),
  (number: string) => grouped(number, '-'),
  (number: string) => `my card is ${number}, thanks`,
]

/** With which a call gets as far as to keep something. */
const plausible: Readonly<Record<string, string>> = {
  uri: 'castle-of-horror',
  stake: '25',
  action: 'bet',
  page: '1',
  gameId: '1',
  amount: '2500',
  methodName: 'bank-transfer',
  currency: 'USD',
  fields: '{}',
  year: '2026',
  format: 'csv',
  language: 'en',
}

function bodyWith(call: CallName, field: string, typed: string): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    ...plausible,
    ...newPlayer(),
    // One of its own for each body, or the first answer would be heard again.
    requestKey: `key-for-the-canary-${Math.abs(hashOf(call + field + typed))}`,
  }
  const names = fieldsOf(call).map(({ name }) => name)
  const body = Object.fromEntries(names.map((name) => [name, known[name] ?? 'something']))
  body[field] =
    field === 'fields' ? JSON.stringify({ holder: typed, iban: typed, bic: typed }) : typed
  return body
}

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7)

/** Everything that the database keeps, a row a line. */
async function everyRow(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    server.database,
    `SELECT quote_ident(relname) AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND nspname = 'public'`,
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const found = await rowsOf<{ row: string }>(
      server.database,
      `SELECT t::text AS row FROM ${name} AS t`,
    )
    rows.push(...found.map(({ row }) => row))
  }
  expect(rows.length).toBeGreaterThan(100)
  return rows.join('\n')
}

/** Numbers that are real for all it knows are not even kept by the sandbox's own page; only a test card pays there. */
async function typeAtTheAcquirer(browser: TestBrowser, numbers: readonly string[]): Promise<void> {
  const pay = (methodName: string) =>
    browser.do('depositProcess', { requestKey: randomUUID(), methodName, amount: '2500' })
  const { instruction } = await pay('card')
  if (instruction.kind !== 'redirect') throw new Error(`it leads to ${instruction.kind}`)
  for (const number of numbers) {
    const refused = await enterCard(instruction.url, number)
    expect(refused.page).toContain('aria-invalid="true"')
    expect(refused.location).not.toContain(number)
  }
  const paid = await enterCard(instruction.url, '4242424242424242')
  expect(paid.location).toContain('/cashier/deposit-result/')
  expect((await pay('bank-transfer')).instruction.kind).toBe('bank')
}

it('1 000 card numbers typed into every field of every call are nowhere afterwards', async () => {
  const numbers = cardNumbers(1_000)
  expect(new Set(numbers).size).toBe(1_000)
  const places = callNames.flatMap((call) => fieldsOf(call).map(({ name }) => ({ call, name })))
  expect(places.length).toBeGreaterThan(100)
  let browser = await signUp()
  await typeAtTheAcquirer(browser, numbers.slice(0, 20))
  for (const [index, number] of numbers.entries()) {
    const place = places[index % places.length]
    const shape = shapes[Math.floor(index / places.length) % shapes.length]
    if (!place || !shape) throw new Error('there is no place')
    const { text } = await browser.ask(place.call, bodyWith(place.call, place.name, shape(number)))
    if (/"code":(8|35|42)\b/.test(text)) browser = await signUp()
  }
  const outside = JSON.stringify([await sandbox.kept('card'), await sandbox.kept('bank')])
  const kept = `${await everyRow()}\n${server.logged()}\n${outside}`
  // Bytes are told in hex: what was kept as bytes is looked for as well.
  const found = [...numbers, '4242424242424242'].filter((number) =>
    [number, grouped(number, ' '), grouped(number, '-')].some(
      (typed) => kept.includes(typed) || kept.includes(Buffer.from(typed).toString('hex')),
    ),
  )
  // Where each of them was typed, for whoever has to find out how it got through.
  const typedAt = found.map((number) => places[numbers.indexOf(number) % places.length])
  expect(typedAt).toEqual([])
}, 180_000)

it('a card number is refused by name where people write', async () => {
  const browser = await signUp()
  const typed = '4242 4242 4242 4242'
  const refused = await browser.refused('rotateSeed', {
    clientSeed: typed,
    nextServerSeedHash: '0'.repeat(64),
  })
  expect(Object.keys(refused.invalidFields ?? {})).toEqual(['clientSeed'])
  const other = await signUp()
  const login = { ...newPlayer(), login: '4242424242424242' }
  const register = await other.refused('register', login)
  expect(Object.keys(register.invalidFields ?? {})).toContain('login')
})
