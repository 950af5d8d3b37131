import { clientFrame } from '@fairhouse/contract/realtime'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCallFrame, readFrame } from './read-frame.ts'

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'x'.repeat(64), 'x'.repeat(65), 'y'.repeat(200), 'y'.repeat(201)),
)
const field = fc.oneof(
  text,
  fc.array(text),
  fc.integer(),
  fc.constant(null),
  fc.array(fc.integer()),
)
const body = fc.oneof(
  fc.dictionary(fc.oneof(text, fc.constant('__proto__')), fc.oneof(text, fc.array(text))),
  fc.dictionary(text, field),
  fc.array(text),
  field,
)
const frame = fc.record(
  {
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('call') }, text),
    id: fc.oneof({ weight: 4, arbitrary: text }, field),
    call: fc.oneof({ weight: 4, arbitrary: text }, field),
    body: fc.oneof({ weight: 4, arbitrary: body }, field),
    csrf: fc.oneof({ weight: 4, arbitrary: text }, field),
    more: field,
  },
  { requiredKeys: ['type', 'id', 'call', 'body'] },
)

describe('the short way to read a call frame', () => {
  it('takes what the schema takes and nothing else', () => {
    let taken = 0
    const holds = fc.property(fc.oneof({ weight: 9, arbitrary: frame }, fc.jsonValue()), (made) => {
      const value: unknown = JSON.parse(JSON.stringify(made))
      const found = clientFrame.safeParse(value)
      const isCall = found.success && found.data.type === 'call'
      if (isCall) taken += 1
      expect(isCallFrame(value)).toBe(isCall)
    })
    fc.assert(holds, { numRuns: 4_000, seed: 11 })
    // Both answers must have been put to the test.
    expect(taken).toBeGreaterThan(200)
  })
})

describe('a frame that cannot be read', () => {
  it.each([
    ['nothing', '', null, false],
    ['no JSON', '{', null, false],
    ['no frame', '[]', null, false],
    ['another type', '{"type":"steal","id":"1"}', '1', false],
    ['a subscription without a list', '{"type":"subscribe","topics":"winners"}', null, false],
    ['a call without a body', '{"type":"call","id":"7","call":"/x"}', '7', true],
    [
      'a call with a number in its body',
      '{"type":"call","id":"7","call":"/x","body":{"a":1}}',
      '7',
      true,
    ],
    [
      'a call with an id too long',
      `{"type":"call","id":"${'i'.repeat(65)}","call":"/x"}`,
      null,
      false,
    ],
    ['a call with a number as its id', '{"type":"call","id":7,"call":"/x","body":{}}', 7, false],
    ['an id that is neither', '{"type":"call","id":{"a":1},"call":"/x"}', null, false],
  ])('%s keeps its id where that can be read', (_, sent, id, isCall) => {
    expect(readFrame(sent)).toEqual({ type: 'malformed', id, isCall })
  })
})
