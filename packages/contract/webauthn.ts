import { z } from 'zod'

// Shapes of WebAuthn (level 3), as browsers write its binary fields in JSON.
const base64url = z
  .string({ message: 'format' })
  .regex(/^[A-Za-z0-9_-]{1,8000}$/, { message: 'format' })
/** A key as its device names it. */
export const credentialId = z
  .string({ message: 'required' })
  .regex(/^[A-Za-z0-9_-]{20,1370}$/, { message: 'format' })
const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
const verification = z.literal('required')

/** What a browser hands to a device that is to make a key. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
})

/** What a browser hands to a device that is to sign. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  /** Empty: any key of this host that the device keeps. */
  allowCredentials: z.array(described),
  userVerification: verification,
})

/** One field of the form holds what the device said, as JSON. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string({ message: 'required' })
    .max(24_000, { message: 'tooLong' })
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written)
      } catch {
        context.addIssue({ code: 'custom', message: 'format' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** What a device says of the key that it has made. */
export const madeCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(
        z
          .string()
          .max(32)
          .regex(/^[a-z-]*$/),
      )
      .max(10)
      .default([]),
  }),
})

/** What a device has signed. */
export const signedAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

/** The same as a field of a form. */
export const newCredential = jsonOf(madeCredential)
export const assertion = jsonOf(signedAssertion)

export type Assertion = z.output<typeof signedAssertion>
export type NewCredential = z.output<typeof madeCredential>
export type CreationOptions = z.output<typeof creationOptions>
export type RequestOptions = z.output<typeof requestOptions>
