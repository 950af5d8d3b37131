import { z } from 'zod'
import { call } from '../call.ts'
import { identityCheckShown, paperKinds, piecesAtMost } from '../entities/identity-check.ts'
import { token, wholeNumber } from '../fields.ts'

/** Made by the browser, so that a piece that is sent twice is the same piece. */
const paperId = token({ min: 16, max: 64 }, /^[A-Za-z0-9_-]*$/)
const reply = z.object({ identity: identityCheckShown })
const often = { count: 120, seconds: 60, per: 'player' } as const

export const identityCheck = call({
  does: 'What is known of who the player is, what is asked for and why, and the papers that came.',
  path: '/user/identity/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: [],
  rateLimit: often,
})

export const identityDocument = call({
  does: 'A piece of a paper, in order or not; the file is whole when all its pieces came. The same piece again changes nothing. JPEG, PNG and PDF are taken, by what is in them.',
  path: '/user/identity-document/json2',
  who: 'player',
  body: z.object({
    paperId,
    kind: z.enum(paperKinds, { message: 'format' }),
    /** From 1. */
    piece: wholeNumber.pipe(z.int().min(1, { message: 'format' }).max(piecesAtMost)),
    pieces: wholeNumber.pipe(z.int().min(1, { message: 'format' }).max(piecesAtMost)),
    /** Bytes as base64url without `=`; all pieces but the last have `paperLimits.pieceBytes`. */
    content: token({ min: 2, max: 60_000 }, /^[A-Za-z0-9_-]*$/),
  }),
  reply,
  refusals: ['notPermitted', 'listFull'],
  rateLimit: { count: 1_200, seconds: 300, per: 'player' },
})

export const identityDocumentDelete = call({
  does: 'Takes a paper back that was not handed in yet.',
  path: '/user/identity-document-delete/json2',
  who: 'player',
  body: z.object({ paperId }),
  reply,
  refusals: ['notPermitted', 'notFound'],
  rateLimit: often,
})

export const identityHandIn = call({
  does: 'Hands the papers in: from then on people look at them, and they can no longer be changed.',
  path: '/user/identity-hand-in/json2',
  who: 'player',
  body: z.object({}),
  reply,
  refusals: ['notPermitted'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})

export const identityBegin = call({
  does: 'Where the way is `provider`: the page on which the check is done. Null when it could not be begun now.',
  path: '/user/identity-begin/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ redirectUrl: z.url().nullable() }),
  refusals: ['notPermitted'],
  rateLimit: { count: 10, seconds: 300, per: 'player' },
})
