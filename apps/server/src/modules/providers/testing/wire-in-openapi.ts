import { z } from 'zod'

/** A message as an example tells it. */
export const exampleMessages = z.array(
  z.object({
    call: z.string(),
    /** To the byte. */
    body: z.string(),
    headers: z.record(z.string(), z.string()),
    answer: z.record(z.string(), z.unknown()),
  }),
)
export type ExampleMessage = z.infer<typeof exampleMessages>[number]

interface SpokenDialect {
  readonly name: string
  /** Forms of bodies by call. */
  readonly bodies: Readonly<Record<string, z.ZodType>>
  readonly security: string
  readonly examples: readonly ExampleMessage[]
}

/** What the house answers providers, in OpenAPI 3.1: from the very forms that bodies are held to. */
export const wireInOpenapi = (dialects: readonly SpokenDialect[]): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Fairhouse: wallet for providers of games',
    version: '1',
    description: 'What is meant by it, and what is answered when: docs/providers.md.',
  },
  paths: Object.fromEntries(dialects.flatMap(pathsOf)),
  components: {
    securitySchemes: {
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Hub88-Signature',
        description: 'RSA-SHA256 (PKCS #1 v1.5) over the body as it is sent, in base64.',
      },
      secret: { type: 'http', scheme: 'basic', description: 'Name and shared secret.' },
    },
  },
})

const pathsOf = ({ name, bodies, security, examples }: SpokenDialect) =>
  Object.entries(bodies).map(([call, body]) => {
    const example = examples.find((one) => one.call === call)
    return [
      `/providers/${name}/{provider}/${call}`,
      {
        post: {
          operationId: `${name} ${call}`.replaceAll(/[ /]+(\w)/g, (_, letter: string) =>
            letter.toUpperCase(),
          ),
          security: [{ [security]: [] }],
          parameters: [
            { name: 'provider', in: 'path', required: true, schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(body),
                ...(example && { example: JSON.parse(example.body) }),
              },
            },
          },
          responses: {
            200: {
              description: 'What became of it is in the body, whatever it was.',
              content: {
                'application/json': {
                  schema: { type: 'object' },
                  ...(example && { example: example.answer }),
                },
              },
            },
            404: { description: 'Nobody of that name is connected.' },
            429: { description: 'Too many calls that were not signed.' },
          },
        },
      },
    ] as const
  })

const schemaOf = (body: z.ZodType): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return schema
}
