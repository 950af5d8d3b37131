import { useSearchParams } from 'react-router'
import { useClient } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import type { Title } from './entries.ts'
import { FairnessNews } from './fairness-news.tsx'
import { OneRound } from './one-round.tsx'
import { StreamSection } from './stream-section.tsx'
import { useKeeper } from './use-keeper.ts'
import { useSeedChange } from './use-seed-change.ts'
import '../pages/text-page.css'
import './verifier.css'

interface Props {
  readonly texts: Texts['verify']
  /** Games whose rounds can be worked out. */
  readonly titles: readonly Title[]
}

/** Works out one round, and checks whole streams against what this browser kept. */
export function VerifyPage({ texts, titles }: Props) {
  const client = useClient()
  const [query] = useSearchParams()
  const { keeping, news } = useKeeper(client)
  const changing = useSeedChange(client, keeping)
  return (
    <div className="frame-width verifier">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <FairnessNews texts={texts} news={news} />
      <OneRound {...{ texts, titles, client, changing }} wanted={query.get('round')} />
      <StreamSection {...{ texts, client, keeping, changing }} wanted={query.get('stream')} />
    </div>
  )
}
