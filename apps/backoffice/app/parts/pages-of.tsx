import { Button } from '@fairhouse/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import type { Answer } from '../ask.ts'
import { shell } from '../texts/texts.ts'
import { Loaded } from './loaded.tsx'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

type Load<Row> = (before: string | null) => Promise<Answer<Page<Row>>>

interface Props<Row> {
  /** One page from a place on; another function is another list. */
  readonly load: Load<Row>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that is fetched page by page, each from where the last one ended. */
export function PagesOf<Row>({ load, children }: Props<Row>) {
  const [known, setKnown] = useState<{ load: Load<Row>; first: Answer<Page<Row>> } | null>(null)
  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const first = await load(null)
      if (isHere) setKnown({ load, first })
    }
    void begin()
    return () => {
      isHere = false
    }
  }, [load])
  const state = known?.load === load ? known.first : ({ type: 'loading' } as const)
  return (
    <Loaded state={state}>
      {(first) => (
        <Following first={first} load={load}>
          {children}
        </Following>
      )}
    </Loaded>
  )
}

/** The first page with those that were asked for after it. */
function Following<Row>({ first, load, children }: Props<Row> & { readonly first: Page<Row> }) {
  const [more, setMore] = useState<readonly Page<Row>[]>([])
  const [busy, setBusy] = useState(false)
  const pages = [first, ...more]
  const next = pages.at(-1)?.next ?? null
  const goOn = async () => {
    setBusy(true)
    const answer = await load(next)
    setBusy(false)
    if (answer.type === 'done') setMore((before) => [...before, answer.reply])
  }
  return (
    <>
      {children(pages.flatMap(({ rows }) => rows))}
      {next === null ? null : (
        <p className="more">
          <Button busy={busy} onClick={() => void goOn()}>
            {shell.more}
          </Button>
        </p>
      )}
    </>
  )
}
