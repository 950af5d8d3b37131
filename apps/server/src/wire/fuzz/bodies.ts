import { type CallName, calls } from '@fairhouse/contract/calls/all'
import fc from 'fast-check'
import { z } from 'zod'

/** A body as an attacker would send it. */
export interface FuzzBody {
  /** With its parameters filled in. */
  readonly path: string
  readonly text: string
  /** Fields that count something and were given what is no whole number: each must be refused by name. */
  readonly mustRefuse: readonly string[]
}

/** What is no whole number in plain digits, or none that fits. */
const noNumbers: readonly string[] = [
  ['', ' ', '-1', '-0', '+1', ' 1', '1 ', '01', '1.5', '1,5', '1e3', '1E1', '0x10', '0b1', '1_000'],
  ['NaN', 'Infinity', '1e309', '9223372036854775808', '18446744073709551616', '9'.repeat(400)],
  ['١٢', '１２', '1\u0000', '1\n', '\u200b1', 'true', 'null', 'undefined', '[]', '[1]', '{}'],
].flat()

/** What may break whoever takes text for granted. */
const badTexts: readonly string[] = [
  noNumbers,
  [
    "' OR 1=1 --",
    "'); DROP TABLE identity_account; --",
    '%00',
    '\u0000',
    'a\u0000b',
    'a\u0000b@c.example',
    '\ud800',
    '\u202eabc',
  ],
  ['<script>alert(1)</script>', '{{7*7}}', '../../../../etc/passwd', 'http://127.0.0.1/'],
  ['__proto__', 'constructor', 'a'.repeat(70), 'ü'.repeat(3_000), '\u0301'.repeat(200)],
  ['{"choice":-1}', '{"choice":1e309}', '{"__proto__":{"polluted":1}}', '['.repeat(5_000)],
].flat()

/** Keys that no form of ours has. */
const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '[]',
]

/** Values with which a call gets further than its first guard. */
const goodValues: Readonly<Record<string, string>> = {
  uri: 'castle-of-horror',
  requestKey: 'abcdefghijklmnop',
  connection: 'abcdefghijklmnop',
  stake: '25',
  action: 'bet',
  page: '1',
  gameId: '1',
  password: 'correct horse battery',
  email: 'somebody@example.org',
}

interface Field {
  readonly name: string
  readonly isNumber: boolean
}

/** Fields of a call as its contract describes them: a new call is covered by being one. */
export function fieldsOf(name: CallName): Field[] {
  const described = z.toJSONSchema(calls[name].body, { io: 'input', unrepresentable: 'any' })
  return Object.entries(described.properties ?? {}).map(([field, schema]) => ({
    name: field,
    isNumber: JSON.stringify(schema).includes('[1-9][0-9]'),
  }))
}

/** Bodies for one call, the same ones for the same seed. */
export function bodiesFor(name: CallName, count: number, seed: number): FuzzBody[] {
  const fields = fieldsOf(name)
  const of = fc
    .record({
      given: fc.tuple(...fields.map((field) => givenTo(field))),
      strange: fc.option(fc.constantFrom(...strangeKeys), { freq: 4 }),
      raw: fc.option(fc.constantFrom('&&==&', '%', '%ff%zz=1', 'a=%C3%28', '='.repeat(2_000)), {
        freq: 8,
      }),
    })
    .map(({ given, strange, raw }) => bodyOf(name, { fields, given, strange, raw }))
  return fc.sample(of, { numRuns: count, seed })
}

/** Left out, good, bad, or twice. */
type Given = readonly string[]

const givenTo = ({ name, isNumber }: Field): fc.Arbitrary<Given> => {
  const good = fc.constant([goodValues[name] ?? '1'])
  const bad = fc.constantFrom(...(isNumber ? noNumbers : badTexts))
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 4, arbitrary: bad.map((one) => [one]) },
    { weight: 1, arbitrary: fc.tuple(bad, bad) },
    { weight: 1, arbitrary: fc.constant([]) },
  )
}

interface Parts {
  readonly fields: readonly Field[]
  readonly given: readonly Given[]
  readonly strange: string | null
  readonly raw: string | null
}

function bodyOf(name: CallName, { fields, given, strange, raw }: Parts): FuzzBody {
  const form = new URLSearchParams()
  const inPath = new Set([...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part))
  for (const [index, field] of fields.entries())
    if (!inPath.has(field.name))
      for (const value of given[index] ?? []) form.append(field.name, value)
  if (strange !== null) form.append(strange, '1')
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const index = fields.findIndex((field) => field.name === part)
    const value = given[index]?.[0] ?? goodValues[part] ?? '1'
    // An empty part, or one that no path can hold, is another path.
    return value.length > 0 && value.length < 100 && value.isWellFormed() && !/[./%]/.test(value)
      ? encodeURIComponent(value)
      : (goodValues[part] ?? '1')
  })
  const mustRefuse = fields.flatMap(({ name: field, isNumber }, index) =>
    isNumber && (given[index] ?? []).some(isNoNumber) ? [field] : [],
  )
  return {
    path,
    text: [form.toString(), raw].filter((part) => part !== null).join('&'),
    mustRefuse,
  }
}

const isNoNumber = (value: string): boolean => noNumbers.some((one) => one === value)
