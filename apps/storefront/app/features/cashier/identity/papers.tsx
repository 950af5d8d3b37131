import type { PaperKind } from '@fairhouse/contract/entities/identity-check'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { listed } from '../../../shell/language/listed.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { IdentityProps } from './identity-texts.ts'
import { PaperCard } from './paper-card.tsx'

/** A card for each kind of paper, those that must be there first; then all of them are handed in. */
export function Papers({ texts, check, replace }: IdentityProps) {
  const { page } = texts
  const { language } = useHouse()
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const kinds = [...new Set([...check.required, ...welcomeKinds])]
  const there = new Set(check.papers.flatMap(({ kind, complete }) => (complete ? [kind] : [])))
  const missing = check.required.filter((kind) => !there.has(kind))
  async function handIn(): Promise<void> {
    setMissing(missing.length > 0)
    if (missing.length > 0) return
    setBusy(true)
    const answer = await client.ask('identityHandIn', {})
    setBusy(false)
    if (!answer.ok) return
    replace(answer.reply.identity)
    // The list is gone: what became of it is said above.
    scrollTo({ top: 0 })
  }
  return (
    <>
      <p className="identity-takes">{page.takes}</p>
      <ul className="identity-papers">
        {kinds.map((kind) => (
          <PaperCard
            key={kind}
            page={page}
            kind={kind}
            required={check.required.includes(kind)}
            papers={check.papers.filter((one) => one.kind === kind)}
            replace={replace}
          />
        ))}
      </ul>
      <div className="identity-ways">
        <p className="identity-fault" role="alert">
          {isMissing && missing.length > 0
            ? `${page.missing} ${listed(
                missing.map((kind) => page.papers[kind]),
                language,
              )}`
            : null}
        </p>
        <Button rank="first" size="large" wide busy={busy} onClick={() => void handIn()}>
          {page.handIn}
        </Button>
        <p className="identity-takes">{page.handInMeans}</p>
      </div>
    </>
  )
}

/** Welcome even where they are not asked for. */
const welcomeKinds: readonly PaperKind[] = ['identityBack', 'address']
