import { erasureDays } from '@fairhouse/contract/erasure-choices'
import type { PlayerErasure } from '@fairhouse/contract/entities/erasure'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'
import { Failed, Loading, Section } from './section.tsx'
import { useAsked } from './use-asked.ts'
import { dayOf } from './when.ts'

const askErasure = (client: Client) => client.ask('erasure', {}, { passive: true })

/** The player's data are erased on wish: what goes, what must stay, what has to be settled before. */
export function ErasingSection({ texts }: { texts: Texts['security'] }) {
  const { asked, again, replace } = useAsked(askErasure)
  const { erasing: words } = texts
  return (
    <Section heading={words.heading} text={words.text}>
      {asked.stage === 'loading' ? <Loading texts={texts} /> : null}
      {asked.stage === 'failed' ? (
        <Failed texts={texts} sentence={asked.sentence} again={again} />
      ) : null}
      {asked.stage === 'loaded' ? (
        <Standing
          texts={texts}
          erasure={asked.reply.erasure}
          told={(erasure) => replace({ erasure })}
        />
      ) : null}
    </Section>
  )
}

interface StandingProps {
  readonly texts: Texts['security']
  readonly erasure: PlayerErasure
  told(erasure: PlayerErasure): void
}

function Standing({ texts, erasure, told }: StandingProps) {
  const client = useClient()
  const { language } = useHouse()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { erasing: words } = texts
  async function keep(): Promise<void> {
    setBusy(true)
    const answer = await client.ask('keepAccount', {})
    setBusy(false)
    if (!answer.ok) return
    told(answer.reply.erasure)
    client.show(notice('INFO', words.kept))
  }
  if (erasure.asked === null)
    return (
      <>
        <Button onClick={() => setAsking(true)}>{words.open}</Button>
        {isAsking ? (
          <ErasingDialog
            texts={texts}
            erasure={erasure}
            told={told}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </>
    )
  return (
    <div className="security-erasing" role="status">
      <p>{fill(words.asked, { date: dayOf(erasure.asked.dueAt, language) })}</p>
      <Waits words={words} waits={erasure.waits} />
      <Button rank="first" busy={busy} onClick={() => void keep()}>
        {words.keep}
      </Button>
    </div>
  )
}

/** What has to be settled before; nothing where nothing has. */
function Waits({
  words,
  waits,
}: {
  words: Texts['security']['erasing']
  waits: PlayerErasure['waits']
}) {
  if (waits.length === 0) return null
  return (
    <>
      <p>{words.waitsFor}</p>
      <ul className="security-plain">
        {waits.map((wait) => (
          <li key={wait}>{words.waits[wait]}</li>
        ))}
      </ul>
    </>
  )
}

function ErasingDialog({
  texts,
  erasure: { keptYears, waits },
  told,
  onClose,
}: StandingProps & { onClose(): void }) {
  const client = useClient()
  const withProof = useProof()
  const { language } = useHouse()
  const [busy, setBusy] = useState(false)
  const { erasing: words } = texts
  async function erase(): Promise<void> {
    setBusy(true)
    const answer = await withProof(() => client.ask('askErasure', {}, { shows: ['proofRequired'] }))
    setBusy(false)
    if (!answer?.ok) return
    told(answer.reply.erasure)
    client.show(notice('INFO', words.askedNow))
    onClose()
  }
  return (
    <Sheet title={words.question} closeLabel={texts.cancel} onClose={onClose}>
      <div className="security-form">
        <p>{fill(words.goes, { days: erasureDays })}</p>
        <p>
          {keptYears === null ? words.keptNone : fillCounted(words.keptYears, keptYears, language)}
        </p>
        <p>{words.rounds}</p>
        <p>{fill(words.wait, { days: erasureDays })}</p>
        <Waits words={words} waits={waits} />
        <Button wide busy={busy} onClick={() => void erase()}>
          {fill(words.confirm, { days: erasureDays })}
        </Button>
      </div>
    </Sheet>
  )
}
