import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from './audit.ts'
import { expirePending } from './expire-pending.ts'
import { noon } from './testing/held.ts'
import { PocketModel } from './testing/pocket-model.ts'
import { newId, openTestBooks, type TestBooks } from './testing/test-books.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(async () => {
  expect(await auditLedger(books.database)).toEqual([])
  await books.drop()
})

const step = fc.record({
  what: fc.constantFrom('in', 'out', 'hold', 'post', 'void', 'reverse'),
  cents: fc.integer({ min: 1, max: 60 }),
  of: fc.nat(),
  lasts: fc.option(fc.integer({ min: 1, max: 8 })),
})
const steps = fc.array(step, { minLength: 60, maxLength: 60 })

it('accepts and refuses what a simple model does, and comes to the same balance', async () => {
  const taken = { accepted: 0, refused: 0, expired: 0 }
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const pocket = await books.pocket(0n)
      const model = new PocketModel(books, pocket)
      for (const [index, one] of all.entries()) {
        const now = noon + index
        const asked = model.take(one, now)
        if (asked) {
          const { type } = await books.postAt(now, asked.transfer)
          expect({ index, type }).toEqual({ index, type: asked.fits ? 'posted' : 'refused' })
          taken[asked.fits ? 'accepted' : 'refused']++
        }
        if (index % 7 === 0) {
          const expired = model.expire(now)
          expect(await expirePending(books.database, now, newId)).toBe(expired)
          taken.expired += expired
        }
        const account = await books.account(pocket)
        expect(account.debitsPending).toBe(model.held)
        expect(await books.balance(pocket)).toBe(model.balance)
      }
      // What is left over must not expire in the next run, whose time begins anew.
      await expirePending(books.database, noon + all.length + 8, newId)
    }),
    { numRuns: 6, seed: 20_261_121, endOnFailure: true },
  )
  // Steps that all went the same way would prove little.
  for (const count of Object.values(taken)) expect(count).toBeGreaterThan(10)
})
