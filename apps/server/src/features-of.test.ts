import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@fairhouse/contract/calls/all'
import { describe, expect, it } from 'vitest'
import { type Awaited, featuresOf } from './features-of.ts'
import { notOpenYet } from './not-open-yet.ts'

const bare = { adapters: { chat: null }, supportMail: null, paymentMethods: [] }

/** What would show that an awaited feature has come: a call of that name, or a line below a folder. */
type Sign = { readonly call: RegExp } | { readonly below: string; readonly line: RegExp }

const signs: Readonly<Record<Awaited, Sign>> = {
  realMoney: { below: 'identity-of.ts', line: /takesRealMoneyAccounts: (?!needs[.]config[.]demo)/ },
  vip: { below: 'modules/lobby', line: /\bvipLevel: (?!0\b)\S/ },
  cashback: { below: 'modules/lobby', line: /\bcashbackBonusLevel: (?!null\b)\S/ },
  lotto: { call: /lotto/i },
  tokens: { call: /token/i },
  tournaments: { call: /tournament/i },
  limits: { call: /limit/i },
  exclusion: { call: /exclu|timeOut/i },
  realityCheck: { call: /reality/i },
  emailFirst: { below: 'modules/cashier', line: /verifyContactEmail/ },
  sourceOfFunds: {
    below: 'modules/compliance/identity-checks/required-papers.ts',
    line: /'funds'/,
  },
  walletProof: { call: /ownership|walletProof/i },
  suspension: { below: 'modules', line: /\bset\s+suspended\b/i },
  tickets: { call: /ticket|complaint/i },
}

/** Source lines below a folder of the server, tests apart. */
function linesBelow(place: string): string[] {
  const root = fileURLToPath(new URL(`./${place}`, import.meta.url))
  const files = statSync(root).isFile()
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<![.]test)[.](ts|sql)$/.test(file) && !/testing\//.test(file))
        .map((file) => `${root}/${file}`)
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
}

describe('features of the house', () => {
  it('are open exactly when the calls that bring them are answered', () => {
    const features = featuresOf(bare)
    expect(features.bonuses).toBe(!('claimBonusCode' in notOpenYet))
    expect(features.compPoints).toBe(!('compPoints' in notOpenYet))
  })

  it('that are settings follow them', () => {
    expect(featuresOf(bare)).toMatchObject({ cashier: false, liveChat: false, supportEmail: false })
    const set = featuresOf({
      adapters: { chat: { origin: 'https://chat.example', token: 'a' } },
      supportMail: 'help@casino.example',
      paymentMethods: [{ name: 'card' }],
    })
    expect(set).toMatchObject({ cashier: true, liveChat: true, supportEmail: true })
  })

  it.each(Object.entries(signs))('%s has not come without being said', (name, sign) => {
    const found =
      'call' in sign
        ? Object.keys(calls).filter((call) => sign.call.test(call))
        : linesBelow(sign.below).filter((line) => sign.line.test(line))
    expect(
      found,
      `move ${name} out of "awaited" in features-of.ts and say what it is seen by`,
    ).toEqual([])
  })
})
