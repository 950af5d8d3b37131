import {
  announced,
  type CatalogueEntry,
  clientErrors,
  refusals,
  requestErrors,
} from '@fairhouse/contract/refusals'
import { Button } from '@fairhouse/ui/button'
import type { ReactNode } from 'react'
import { useHouse } from '../house/house.tsx'
import { fill } from '../language/say.ts'
import { type Notice, notice } from '../notices/notices.ts'
import { useClient } from '../session/client-context.tsx'
import { flagRules, isTold } from '../session/flag-rules.ts'
import type { Texts } from '../texts/texts.ts'
import { errorOfCode } from '../errors/house-error.ts'
import { wordsOf } from '../errors/words-of.ts'
import './gallery.css'

type Words = Texts['gallery']

/** Every error of the catalogue, every notice: to be seen, and to be taken through its buttons. */
export function GalleryPage({ texts }: { texts: Words }) {
  const server = [...Object.values(refusals), ...Object.values(announced)]
  return (
    <div className="frame-width gallery">
      <h1>{texts.heading}</h1>
      <p className="gallery-lead">{texts.lead}</p>
      <section>
        <h2>{texts.serverErrors}</h2>
        <Entries entries={server} texts={texts} />
      </section>
      <section>
        <h2>{texts.clientErrors}</h2>
        <Entries entries={Object.values(clientErrors)} texts={texts} />
      </section>
      <section>
        <h2>{texts.requestErrors}</h2>
        <p className="gallery-lead">{texts.requestLead}</p>
        <RequestErrors texts={texts} />
      </section>
      <section>
        <h2>{texts.flags}</h2>
        <p className="gallery-lead">{texts.flagsLead}</p>
        <Flags texts={texts} />
      </section>
      <section>
        <h2>{texts.notices}</h2>
        <p className="gallery-lead">{texts.noticesLead}</p>
        <Samples texts={texts} />
      </section>
    </div>
  )
}

interface EntriesProps {
  readonly entries: readonly CatalogueEntry[]
  readonly texts: Words
}

function Entries({ entries, texts }: EntriesProps) {
  const client = useClient()
  const { errors } = useHouse()
  return (
    <ul className="gallery-list">
      {entries.map(({ code, type, buttons, stays, logsOut }) => (
        <Row
          key={code}
          code={code}
          title={wordsOf(errorOfCode(code), errors).title}
          show={() => void client.fail(code, { type, metadata: { provider: 'lobby' } })}
          texts={texts}
        >
          {[
            ...buttons.map((button) => errors.buttons[button]),
            stays ? texts.stays : texts.closes,
            ...(logsOut ? [texts.logsOut] : []),
          ].join(' · ')}
        </Row>
      ))}
    </ul>
  )
}

function RequestErrors({ texts }: { texts: Words }) {
  const client = useClient()
  const { errors } = useHouse()
  const known = Object.entries(requestErrors).map(([code, { type, says }]) =>
    errorOfCode(code, { type, publicMessage: errors[says] }),
  )
  const unknown = errorOfCode(4711, { type: 'UNKNOWN_ERROR', publicMessage: errors.generic })
  return (
    <ul className="gallery-list">
      {[...known, unknown].map((error) => (
        <Row
          key={error.code}
          code={error.code}
          title={error.publicMessage}
          show={() => void client.fail(error.code, error)}
          texts={texts}
        >
          {error.type}
        </Row>
      ))}
    </ul>
  )
}

function Flags({ texts }: { texts: Words }) {
  const client = useClient()
  const { flags } = useHouse()
  const told = Object.entries(flagRules).flatMap(([flag, rule]) =>
    isTold(flag) ? [{ flag, sentence: flags[flag], ...rule }] : [],
  )
  return (
    <ul className="gallery-list">
      {told.map(({ flag, sentence, target, logsOut }) => (
        <Row
          key={flag}
          code={flag}
          title={sentence}
          show={() => client.show(notice('ERROR', sentence, { closable: false }))}
          texts={texts}
        >
          {[...(target === null ? [] : [target]), ...(logsOut ? [texts.logsOut] : [])].join(' · ')}
        </Row>
      ))}
    </ul>
  )
}

function Samples({ texts }: { texts: Words }) {
  const client = useClient()
  const { kinds } = texts
  const samples: readonly (readonly [name: string, sample: Notice])[] = [
    ['ERROR', notice('ERROR', kinds.ERROR)],
    ['WARNING', notice('WARNING', kinds.WARNING)],
    ['INFO', notice('INFO', kinds.INFO)],
    ['PERSISTENT', notice('WARNING', kinds.persistent, { persistent: true })],
    ['FIXED', notice('ERROR', kinds.fixed, { closable: false })],
  ]
  return (
    <ul className="gallery-list">
      {samples.map(([name, sample]) => (
        <Row
          key={name}
          code={name}
          title={sample.message}
          show={() => client.show(sample)}
          texts={texts}
        >
          {sample.persistent ? texts.stays : texts.closes}
        </Row>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly code: string | number
  readonly title: string
  readonly texts: Words
  readonly children: ReactNode
  show(): void
}

function Row({ code, title, texts, children, show }: RowProps) {
  return (
    <li>
      <code>{code}</code>
      <span>
        {title}
        <small>{children}</small>
      </span>
      <Button size="small" aria-label={fill(texts.showCode, { code })} onClick={show}>
        {texts.show}
      </Button>
    </li>
  )
}
