import { newTotpSecret, type Passwords, secretText, stepOfCode, totpUri } from '#modules/identity'
import { playerId } from '#platform/ids'
import { openSecret, sealSecret } from '#platform/sealed'
import { firstBrokenDeed } from './deeds/audit-deeds.ts'
import { newestDeeds } from './deeds/newest-deeds.ts'
import { writeDeed } from './deeds/write-deed.ts'
import { factsOfPlayer } from './facts-of-player.ts'
import type { BackofficeNeeds } from './needs.ts'
import { playerPage } from './pages/player-page.ts'
import { deedsPage, findPage, selfPage } from './pages/small-pages.ts'
import type { Answered, Asked, DeskRoute } from './route.ts'
import type { Said } from './sentences.ts'
import { totpOwner } from './staff/log-in.ts'
import { keepTotp, setPassword, spendTotpStep } from './store/change-staff.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** Looking for players and payments, the record of deeds, and everybody's own password and app. */
export const otherRoutes = (needs: Needs): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/players/:player',
    at: '/desk/find',
    right: 'readPlayers',
    answer: async ({ params, present }) => {
      const { player = '' } = params
      if (!number.test(player)) return { type: 'none' }
      const facts = await factsOfPlayer(needs, playerId(Number(player)))
      return { type: 'page', title: `Player ${player}`, body: playerPage(facts, present) }
    },
  },
  {
    method: 'GET',
    path: '/desk/find',
    at: '/desk/find',
    right: 'readPlayers',
    answer: async ({ query }) => found((query.get('q') ?? '').trim()),
  },
  {
    method: 'GET',
    path: '/desk/deeds',
    at: '/desk/deeds',
    right: 'readDeeds',
    answer: async ({ query }) => ({
      type: 'page',
      title: 'Deeds',
      body: deedsPage(
        await newestDeeds(needs.database, query.get('subject')),
        await firstBrokenDeed(needs.database),
      ),
    }),
  },
  {
    method: 'GET',
    path: '/desk/self',
    at: '/desk/self',
    right: null,
    answer: async (asked) => ({
      type: 'page',
      title: 'Your account',
      body: selfPage(asked.present, secretOf(needs, asked)),
    }),
  },
  {
    method: 'POST',
    path: '/desk/self/password',
    at: '/desk/self',
    right: null,
    answer: (asked) => changePassword(needs, asked),
  },
  {
    method: 'POST',
    path: '/desk/self/code',
    at: '/desk/self',
    right: null,
    answer: (asked) => setUpCodes(needs, asked),
  },
]

const number = /^[1-9][0-9]{0,14}$/

const found = (wanted: string): Answered => {
  if (number.test(wanted)) return { type: 'said', on: `/desk/players/${wanted}`, said: 'found' }
  if (/^[0-9a-f-]{36}$/.test(wanted))
    return { type: 'said', on: `/desk/payments/${wanted}`, said: 'found' }
  return { type: 'page', title: 'Find', body: findPage() }
}

const said = (what: Said): Answered => ({ type: 'said', on: '/desk/self', said: what })

/** What an app is given, while it is being set up. */
function secretOf({ secretsKey, brand }: Needs, { present }: Asked) {
  const { name, sealed_totp: sealed, totp_confirmed: isOn } = present.staff
  if (sealed === null || isOn) return null
  const secret = openSecret(secretsKey, totpOwner(name), sealed)
  return { text: secretText(secret), uri: totpUri(secret, `${brand} desk`, name) }
}

const shortestPassword = 12

async function changePassword(needs: Needs, { present, form }: Asked): Promise<Answered> {
  const { database, clock, passwords } = needs
  const { name, password_hash: hash } = present.staff
  const fresh = form.get('new') ?? ''
  if (fresh.length < shortestPassword || fresh.length > 200) return said('passwordShort')
  if (!(await passwords.verify(form.get('old') ?? '', hash)).matches) return said('passwordWrong')
  const freshHash = await passwords.hash(fresh)
  await database.transaction(async (tx) => {
    await setPassword(tx, name, freshHash)
    await writeDeed(tx, {
      at: clock.now(),
      staff: name,
      deed: 'changePassword',
      subject: name,
      facts: {},
    })
  })
  return said('passwordChanged')
}

/** Begins with a secret, or turns codes on by the first code of it. */
async function setUpCodes(needs: Needs, { present, form }: Asked): Promise<Answered> {
  const { database, clock, secretsKey } = needs
  const { name, sealed_totp: sealed, totp_confirmed: isOn } = present.staff
  if (isOn) return said('codeKept')
  if (sealed === null) {
    const kept = sealSecret(secretsKey, totpOwner(name), newTotpSecret())
    return said((await keepTotp(database, name, kept)) ? 'codeBegun' : 'codeKept')
  }
  const secret = openSecret(secretsKey, totpOwner(name), sealed)
  const step = stepOfCode(secret, (form.get('code') ?? '').replaceAll(/\s/g, ''), clock.now())
  if (step === null || !(await spendTotpStep(database, name, step))) return said('codeWrong')
  await database.transaction((tx) =>
    writeDeed(tx, { at: clock.now(), staff: name, deed: 'turnCodesOn', subject: name, facts: {} }),
  )
  return said('codeOn')
}
