import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import type { PlainRoute } from '#platform/http/plain-route'
import { rowsOf } from '#platform/rows'
import type { ComplianceNeeds } from '../needs.ts'
import { decideIdentity } from './decide-identity.ts'
import type { IdentityNews, IdentityProvider } from './provider.ts'
import { heldIdentity } from './store/identity.ts'
import { moveIdentity } from './store/move-identity.ts'

const openChecks = `
  SELECT player_id, provider_ref FROM compliance_identity
  WHERE provider = $1 AND state IN ('asked', 'inReview') AND ($2::text IS NULL OR provider_ref = $2)
  ORDER BY changed_at LIMIT 200`

type OpenCheck = { readonly player_id: bigint; readonly provider_ref: string }

/**
 * Asks a provider how the checks stand that are not decided, and takes its answers in: the same one again changes nothing.
 * @param ref one of them; null: all, so that a notice that was lost costs time only.
 * @returns false when somebody could not be asked about.
 */
export async function hearProvider(
  needs: ComplianceNeeds,
  provider: IdentityProvider,
  ref: string | null,
): Promise<boolean> {
  const open = await rowsOf<OpenCheck>(needs.database, openChecks, [provider.id, ref])
  let isWhole = true
  for (const { player_id, provider_ref } of open) {
    const news = await provider.status(provider_ref)
    if (news === null) isWhole = false
    else
      await needs.database.transaction((tx) =>
        take(needs, tx, playerId(Number(player_id)), { news, provider: provider.id }),
      )
  }
  return isWhole
}

async function take(
  needs: ComplianceNeeds,
  tx: Transaction,
  player: PlayerId,
  { news, provider }: { readonly news: IdentityNews; readonly provider: string },
): Promise<void> {
  const { result, reason } = news
  if (result === 'pending') return
  if (result === 'review') {
    const check = await heldIdentity(tx, player)
    if (check?.state !== 'asked') return
    await moveIdentity(tx, player, 'asked', {
      to: 'inReview',
      by: 'provider',
      actor: provider,
      reason: null,
      mayTryAgain: true,
      note: null,
      nowMs: needs.clock.now(),
    })
    return
  }
  await decideIdentity(needs, tx, player, {
    to: result === 'approved' ? 'approved' : 'rejected',
    by: 'provider',
    actor: provider,
    reason,
    mayTryAgain: result !== 'rejected',
    note: null,
  })
}

const plain = (status: number): { status: number; type: string; body: string } => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: '',
})

/** Where a provider tells that something happened: what did, it is asked. It tells again when it could not be asked. */
export const noticeRoutes = (needs: ComplianceNeeds): readonly PlainRoute[] => {
  const { identityProvider: provider } = needs
  if (provider === null) return []
  return [
    {
      method: 'POST',
      path: `/identity/notices/${provider.id}`,
      reads: 'body',
      answer: async ({ body, headers }) => {
        const notice = provider.readNotice(body, headers)
        if (notice === null) return plain(401)
        return plain((await hearProvider(needs, provider, notice.ref)) ? 200 : 503)
      },
    },
  ]
}
