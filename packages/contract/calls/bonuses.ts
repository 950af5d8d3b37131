import { z } from 'zod'
import { call } from '../call.ts'
import { cancelPreview, grantShown, offerShown, wageredRound } from '../entities/bonus.ts'
import { userStatus } from '../entities/user-status.ts'
import { flag, requestKey, token, wholeNumber } from '../fields.ts'

const bonusCode = token({ min: 1, max: 40 }, /^[A-Za-z0-9_-]*$/)
const perPlayer = (count: number) => ({ count, seconds: 60, per: 'player' }) as const

export const claimBonusCode = call({
  does: 'Claims a bonus by its code. What needs a deposit waits for one; what does not is there at once, or waits for the bonus before it.',
  path: '/bonus-code-claim/json2',
  who: 'player',
  body: z.object({ requestKey, bonusCode }),
  reply: z.object({ grant: grantShown, userStatus }),
  refusals: ['bonusCodeInvalid', 'notPermitted', 'tooManyAttempts'],
  rateLimit: perPlayer(5),
})

export const cancelBonusCode = call({
  does: 'Gives a bonus up, by its code or its id. With `preview` nothing is done: it tells to the cent what would go and what stays.',
  path: '/bonus-code-cancel/json2',
  who: 'player',
  body: z.object({
    requestKey,
    bonusCode,
    preview: flag,
  }),
  reply: z.object({ grant: grantShown, preview: cancelPreview, userStatus }),
  refusals: ['notFound', 'notPermitted', 'roundOpen'],
  rateLimit: perPlayer(30),
})

export const readBonuses = call({
  does: 'Tells the bonuses of the player, the running one first, and every offer as it stands for this player.',
  path: '/bonuses/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ grants: z.array(grantShown), offers: z.array(offerShown), userStatus }),
  refusals: [],
  rateLimit: perPlayer(120),
})

export const checkBonusCode = call({
  does: 'Tells what a code would give with a deposit of so much, before anything is paid; a code that cannot apply is refused with the reason.',
  path: '/bonus-code-check/json2',
  who: 'player',
  body: z.object({
    bonusCode,
    amount: wholeNumber.optional(),
    methodName: token({ min: 1, max: 40 }, /^[A-Za-z0-9_-]*$/).optional(),
  }),
  reply: z.object({
    offer: offerShown,
    /** What this deposit would bring, in minor units; null without an amount. */
    gives: z.int().min(0).nullable(),
  }),
  refusals: ['bonusCodeInvalid', 'tooManyAttempts'],
  rateLimit: perPlayer(20),
})

export const wageringLedger = call({
  does: 'Every round of a bonus, the newest first: who paid, what it counts and what was left to wager.',
  path: '/bonus-wagering/json2',
  who: 'player',
  body: z.object({
    grantId: token({ min: 36, max: 36 }, /^[0-9a-f-]*$/),
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'format' })
      .optional(),
    limit: wholeNumber.pipe(z.int().min(1).max(1000)).default(50),
  }),
  reply: z.object({
    rounds: z.array(wageredRound),
    /** Where to go on; null: there are no more. */
    next: z.string().nullable(),
  }),
  refusals: ['notFound'],
  rateLimit: perPlayer(120),
})

const cents = z.int().min(0)

export const bonusBuddy = call({
  does: 'Tells the code by which a player invites friends, what a friend has to do, and what came of it so far.',
  path: '/bonus-buddy/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({
    code: z.string(),
    /** What each of both gets. */
    chip: cents,
    /** What the friend has to deposit, and to bet of real money. */
    minDeposit: cents,
    turnover: cents,
    /** Friends who signed up, and those who brought a chip. */
    friends: z.int().min(0),
    given: z.int().min(0),
  }),
  refusals: ['notPermitted'],
  rateLimit: perPlayer(60),
})
