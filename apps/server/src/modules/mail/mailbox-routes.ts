import type { Queryable } from '#platform/database'
import type { PlainAnswer, PlainRoute } from '#platform/http/plain-route'
import { linksIn, letterShown, mailboxPage, mailboxPolicy } from './mailbox-page.ts'
import { type CapturedLetter, capturedLetters } from './store/captured-letters.ts'

const path = '/dev/mailbox'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page of a demo's mailbox, and the same for programs. Whoever can reach the house can read it: never mounted outside a demo. */
export function mailboxRoutes(on: Queryable, brand: string): readonly PlainRoute[] {
  const find = async (letterId: string | undefined): Promise<CapturedLetter | undefined> => {
    if (letterId === undefined || !uuid.test(letterId)) return undefined
    const [letter] = await capturedLetters(on, { letterId })
    return letter
  }
  const lettersTo = async (query: URLSearchParams) => {
    const to = query.get('to')
    // No address has a NUL, and the database takes none.
    if (to?.includes('\0')) return []
    return capturedLetters(on, to === null || to === '' ? {} : { to })
  }
  return [
    {
      method: 'GET',
      path,
      answer: async ({ query }) => {
        const to = query.get('to') ?? ''
        return page(mailboxPage(await lettersTo(query), to, brand))
      },
    },
    {
      method: 'GET',
      path: `${path}.json`,
      answer: async ({ query }) => ({
        status: 200,
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ letters: (await lettersTo(query)).map(inJson) }),
      }),
    },
    {
      method: 'GET',
      path: `${path}/:letterId`,
      answer: async ({ params }) => {
        const letter = await find(params['letterId'])
        return letter ? page(letterShown(letter, brand)) : missing
      },
    },
    {
      method: 'GET',
      path: `${path}/:letterId/html`,
      answer: async ({ params }) => {
        const letter = await find(params['letterId'])
        return letter ? framed(letter) : missing
      },
    },
  ]
}

const html = 'text/html; charset=utf-8'

const page = (body: string): PlainAnswer => ({
  status: 200,
  type: html,
  body,
  headers: { 'content-security-policy': mailboxPolicy },
})

/** The letter itself, in the frame of its page: style of its own, no script, links into a new tab. */
const framed = (letter: CapturedLetter): PlainAnswer => ({
  status: 200,
  type: html,
  body: letter.html,
  headers: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    'x-frame-options': 'SAMEORIGIN',
  },
})

const missing: PlainAnswer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not Found' }

const inJson = (letter: CapturedLetter) => ({
  id: letter.letter_id,
  at: letter.captured_at.toISOString(),
  template: letter.template,
  to: letter.recipient,
  subject: letter.subject,
  text: letter.plain,
  html: letter.html,
  links: linksIn(letter.plain),
})
