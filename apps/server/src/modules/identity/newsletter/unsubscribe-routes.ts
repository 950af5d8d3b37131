import type { PlainAnswer, PlainRoute } from '#platform/http/plain-route'

const path = '/newsletters/unsubscribe/:token'
const plain = 'text/plain; charset=utf-8'

/**
 * Unsubscribing by a mail program (RFC 8058): a POST without cookies, token or redirect. Fetching the address changes nothing, for scanners
 * of letters do that; people come to a page of the storefront in their language.
 */
export const unsubscribeRoutes = (
  unsubscribe: (token: string) => Promise<boolean>,
): readonly PlainRoute[] => [
  {
    method: 'POST',
    path,
    everyLanguage: true,
    answer: async ({ params }): Promise<PlainAnswer> =>
      (await unsubscribe(params['token'] ?? ''))
        ? { status: 200, type: plain, body: 'Unsubscribed' }
        : { status: 404, type: plain, body: 'Not Found' },
  },
  {
    method: 'GET',
    path,
    answer: async ({ params, language }) => ({
      status: 302,
      type: plain,
      body: '',
      headers: {
        location: `/${language}/newsletters/unsubscribe/${encodeURIComponent(params['token'] ?? '')}`,
        vary: 'accept-language',
      },
    }),
  },
]
