import { expect, it } from 'vitest'
import { bodyParts } from './body-parts.ts'

const plain = (text: string) => ({ text, strong: false })
const strong = (text: string) => ({ text, strong: true })

it.each([
  ['nothing', '', []],
  ['a line', 'Hello', [{ type: 'paragraph', runs: [plain('Hello')] }]],
  ['lines of one paragraph', 'Hello\nthere', [{ type: 'paragraph', runs: [plain('Hello there')] }]],
  [
    'paragraphs',
    'One\n\n\nTwo',
    [
      { type: 'paragraph', runs: [plain('One')] },
      { type: 'paragraph', runs: [plain('Two')] },
    ],
  ],
  [
    'what matters',
    'a **b** c',
    [{ type: 'paragraph', runs: [plain('a '), strong('b'), plain(' c')] }],
  ],
  [
    'a mark without its second',
    'a **b** c ** d',
    [{ type: 'paragraph', runs: [plain('a '), strong('b'), plain(' c ** d')] }],
  ],
  [
    'a list',
    '- **a.** b\n- c',
    [{ type: 'list', entries: [[strong('a.'), plain(' b')], [plain('c')]] }],
  ],
  [
    'markup, as text',
    '<img src=x onerror=alert(1)>',
    [{ type: 'paragraph', runs: [plain('<img src=x onerror=alert(1)>')] }],
  ],
])('a body of %s', (_, body, parts) => {
  expect(bodyParts(body)).toEqual(parts)
})
