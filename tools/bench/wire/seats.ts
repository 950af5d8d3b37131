import { randomUUID } from 'node:crypto'

/** A player who sits at a game, with everything a browser would send along. */
export interface Seat {
  readonly cookie: string
  readonly csrf: string
  readonly connection: string
  /** Smallest stake, in minor units. */
  readonly stake: number
}

const atOnce = 8

/** Signs players up through the server's own calls, one real session each, and sits them down at `game`. */
export async function signUpSeats(url: string, game: string, count: number): Promise<Seat[]> {
  const seats: Seat[] = []
  while (seats.length < count) {
    const more = Math.min(atOnce, count - seats.length)
    seats.push(...(await Promise.all(Array.from({ length: more }, () => signUp(url, game)))))
  }
  return seats
}

async function signUp(url: string, game: string): Promise<Seat> {
  const jar = new Map<string, string>()
  await ask(url, '/user/status/json2', { jar, fields: {} })
  const login = `b${randomUUID().replaceAll('-', '').slice(0, 20)}`
  await ask(url, '/user/registration/json2', {
    jar,
    fields: {
      login,
      email: `${login}@example.org`,
      password: 'correct horse battery',
      userType: '2',
      birthDate: '1990-05-17',
      country: 'DE',
      acceptTerms: '1',
    },
  })
  const opened = await ask(url, `/game/${game}/open/json2`, { jar, fields: {} })
  const { connection, game: offered, fairness } = opened
  if (typeof connection !== 'string' || !isGame(offered) || !isFairness(fairness))
    throw new Error('no seat was given')
  const { serverSeedHash } = fairness
  await ask(url, '/fairness/choose/json2', { jar, fields: { clientSeed: 'bench', serverSeedHash } })
  return {
    cookie: cookieOf(jar),
    csrf: jar.get('csrf') ?? '',
    connection,
    stake: offered.betLevels[0] ?? 0,
  }
}

async function ask(
  url: string,
  path: string,
  asked: { readonly jar: Map<string, string>; readonly fields: Record<string, string> },
): Promise<Record<string, unknown>> {
  const { jar, fields } = asked
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: cookieOf(jar), 'x-csrf-token': jar.get('csrf') ?? '' },
    body: new URLSearchParams(fields),
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    jar.set(name, value)
  }
  const told: unknown = await answer.json()
  if (!isRecord(told) || told['status'] !== 1)
    throw new Error(`${path} was refused: ${JSON.stringify(told)}`)
  return told
}

const cookieOf = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFairness = (value: unknown): value is { readonly serverSeedHash: string } =>
  isRecord(value) && typeof value['serverSeedHash'] === 'string'

const isGame = (value: unknown): value is { readonly betLevels: readonly number[] } =>
  isRecord(value) && Array.isArray(value['betLevels'])
