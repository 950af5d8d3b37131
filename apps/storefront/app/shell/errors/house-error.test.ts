import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../asking/failure.ts'
import { texts } from '../texts/texts.server.ts'
import { errorOfCode, errorOfFailure } from './house-error.ts'

const { errors } = texts.en
const nothing = { metadata: {}, invalidFields: {} }

describe('a failed call becomes an error object', () => {
  it.each<[string, Failure, object]>([
    [
      'nothing came back',
      { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null },
      { type: 'NETWORK_ERROR', status: 0, publicMessage: errors.network, ...nothing },
    ],
    [
      'a page in place of an answer',
      { type: 'unreadable', code: 'CONTENT_TYPE_MISMATCH' },
      { type: 'PARSER_ERROR', status: 0, publicMessage: errors.generic, ...nothing },
    ],
    [
      'an answer without a status',
      { type: 'unreadable', code: 'FORMAT_MISMATCH' },
      { type: 'PARSER_ERROR', status: 0, publicMessage: errors.generic, ...nothing },
    ],
    [
      'HTTP 500',
      { type: 'unreadable', code: 500 },
      { type: 'SERVER_ERROR', status: 500, publicMessage: errors.generic, ...nothing },
    ],
    [
      'HTTP 429',
      { type: 'unreachable', code: 429, waitSeconds: 3 },
      { type: 'SERVER_ERROR', status: 429, publicMessage: errors.tooManyRequests, ...nothing },
    ],
    [
      'a refusal of the catalogue',
      {
        type: 'refused',
        code: 'FORM_INVALID',
        sentence: 'Please look.',
        invalidFields: { login: 'Too short.' },
        metadata: { left: 2 },
      },
      {
        type: 'SERVER_ERROR',
        status: 0,
        publicMessage: 'Please look.',
        invalidFields: { login: 'Too short.' },
        metadata: { left: 2 },
      },
    ],
    [
      'a refusal that nobody knows, without a sentence',
      { type: 'refused', code: 4711, sentence: null, invalidFields: null },
      { type: 'UNKNOWN_ERROR', status: 0, publicMessage: errors.generic, ...nothing },
    ],
  ])('%s', (_, failure, expected) => {
    expect(errorOfFailure(failure, false, errors)).toEqual({
      code: failure.code,
      message: expect.stringContaining(String(failure.code)),
      passive: false,
      ...expected,
    })
    expect(errorOfFailure(failure, true, errors).passive).toBe(true)
  })

  it('found by the browser itself has the words of the catalogue', () => {
    expect(errorOfCode('WEBGL_ERROR')).toMatchObject({ type: 'GENERIC_ERROR', publicMessage: '' })
  })
})
