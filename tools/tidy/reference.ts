import { z } from 'zod'
import { fieldNotes } from '@fairhouse/contract/calls/field-notes'
import { type Call, everyCallRefuses, everyPlayerCallRefuses } from '@fairhouse/contract/call'
import { type RefusalName, refusals } from '@fairhouse/contract/refusals'
import { isAllowedForGuests } from '@fairhouse/contract/rights-of-guests'
import { isAllowedWhenSuspended } from '@fairhouse/contract/rights-when-suspended'
import { framesAsMarkdown } from './frames-reference.ts'
import { rows } from './schema-in-words.ts'

/** What the reference says of one call. */
export interface CallReference {
  readonly name: string
  readonly call: Call
  readonly takes: z.core.JSONSchema.JSONSchema
  readonly gives: z.core.JSONSchema.JSONSchema
  readonly refusals: readonly RefusalName[]
}

/** @throws Error naming the call whose schema cannot be described. */
export function referenceOf(calls: Readonly<Record<string, Call>>): CallReference[] {
  return Object.entries(calls).map(([name, call]) => ({
    name,
    call,
    takes: withNotes(name, describe(name, call.body, 'input')),
    gives: describe(name, call.reply, 'output'),
    refusals: refusalsOf(name, call),
  }))
}

function refusalsOf(name: string, { who, refusals: own }: Call): RefusalName[] {
  const isWithheld = who === 'player' && !isAllowedWhenSuspended(name)
  const named: RefusalName[] = [
    ...own,
    ...(isWithheld ? (['userSuspended'] as const) : []),
    ...(who === 'player' && !isAllowedForGuests(name) ? (['accountFirst'] as const) : []),
    ...(who === 'player' ? everyPlayerCallRefuses : []),
    ...everyCallRefuses,
  ]
  return [...new Set(named)]
}

function describe(name: string, schema: z.ZodType, io: 'input' | 'output') {
  try {
    const { $schema: _version, ...described } = z.toJSONSchema(schema, { io, reused: 'inline' })
    return described
  } catch (fault) {
    throw new Error(`the ${io} of ${name} cannot be described`, { cause: fault })
  }
}

/** Fields with what the contract says of them besides their schema. @throws Error for a note of a field that the call does not take. */
function withNotes(name: string, takes: z.core.JSONSchema.JSONSchema) {
  const notes = Object.entries(Object.entries(fieldNotes).find(([one]) => one === name)?.[1] ?? {})
  const properties = { ...takes.properties }
  for (const [field, description] of notes) {
    const schema = properties[field]
    if (typeof schema !== 'object') throw new Error(`${name} takes no ${field}, which has a note`)
    properties[field] = { ...schema, description }
  }
  return { ...takes, properties }
}

/** `docs/calls.md`: every call with who, what it takes and gives, its refusals and its rate limit. */
export function asMarkdown(reference: readonly CallReference[]): string {
  const head = `# Calls

Written by \`npm run generate\` from \`packages/contract/calls\`; do not edit. The transport (form bodies, cookies, the csrf token,
request keys, money as integers in minor units) is described in [map.md](map.md). Fields in italics may be left out. Every answer has
\`status\`: 1 with what the table gives, or 0 with a refusal from the list below.
`
  return [head, ...reference.map(section), framesAsMarkdown(), refusalList()].join('\n')
}

function section({ name, call, takes, gives, refusals: names }: CallReference): string {
  const { count, seconds, per } = call.rateLimit
  return `## ${name}

${call.does}

\`POST ${call.path}\`${call.alsoAt ? `, also \`${call.alsoAt}\`` : ''} · ${call.who === 'player' ? 'players only' : 'anyone'} · at most ${count} in ${seconds} s per ${per}

| takes | as |
| --- | --- |
${rows(takes) || '| - | |'}

| gives | as |
| --- | --- |
${rows(gives)}

Refuses with ${names.map((refusal) => `\`${refusal}\` (${refusals[refusal].code})`).join(', ')}.
`
}

function refusalList(): string {
  const lines = Object.entries(refusals).map(
    ([name, { code, buttons }]) => `| \`${name}\` | ${code} | ${buttons.join(', ') || 'none'} |`,
  )
  return `## Refusals

| name | code | buttons |
| --- | --- | --- |
${lines.join('\n')}
`
}

/** `docs/openapi.json` (OpenAPI 3.1). */
export function asOpenApi(reference: readonly CallReference[]): string {
  const paths = Object.fromEntries(
    reference.map(({ name, call, takes, gives, refusals: names }) => [
      call.path,
      {
        post: {
          operationId: name,
          summary: call.does,
          description: `Refuses with ${names.join(', ')}.`,
          security: call.who === 'player' ? [{ session: [], csrf: [] }] : [{ csrf: [] }],
          parameters: [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
            name: parameter,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { content: { 'application/x-www-form-urlencoded': { schema: takes } } },
          responses: {
            200: {
              description: 'The reply, or a refusal with status 0.',
              content: {
                'application/json': {
                  schema: { anyOf: [gives, { $ref: '#/components/schemas/Failure' }] },
                },
              },
            },
            413: { description: 'The body is larger than 64 KiB.' },
            415: { description: 'The body is not URL-encoded.' },
            429: { description: 'Too often; Retry-After says when again.' },
            503: {
              description:
                'Not now: metadata.reason is restart, busy, tooMany (of one player at once), database or seeds (sealed seeds cannot be opened); Retry-After says when again.',
            },
          },
        },
      },
    ]),
  )
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Fairhouse',
      version: '0.1.0',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      schemas: {
        Failure: {
          type: 'object',
          required: ['status', 'code', 'message', 'type'],
          properties: {
            status: { const: 0 },
            code: { type: ['integer', 'string'] },
            message: { type: 'string' },
            type: { type: 'string' },
            publicMessage: { type: 'string' },
            invalidFields: { type: 'object', additionalProperties: { type: 'string' } },
            metadata: { type: 'object' },
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
