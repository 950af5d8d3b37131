import { expect, it } from 'vitest'
import { replyDifference } from './reply-difference.ts'

it('a reply that is as the contract says differs nowhere', () => {
  const reply = { status: 1, userStatus: { serverTime: 1, isLogged: false } }
  expect(replyDifference('status', reply)).toBeNull()
})

it('a reply that strays says where, and nothing of what stands there', () => {
  const reply = { status: 1, userStatus: { serverTime: 'ada@example.org', isLogged: false } }
  const difference = replyDifference('status', reply)
  expect(difference).toMatch(/^reply of status at userStatus/)
  expect(difference).not.toContain('ada')
})
