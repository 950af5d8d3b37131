import { expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

it.each([
  ['https://casino.example', 'inside:3000', 'casino.example', ['https://casino.example']],
  [null, 'localhost:3000', 'localhost', ['https://localhost:3000', 'http://localhost:3000']],
  [null, 'casino.example', 'casino.example', ['https://casino.example']],
  [null, '', '', ['https://']],
])('%s asked at %s is %s', (publicOrigin, host, id, origins) => {
  expect(relyingParty(publicOrigin, host)).toEqual({ id, origins })
})
