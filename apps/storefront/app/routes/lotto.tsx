import { turnoverPerTicket } from '@fairhouse/contract/loyalty-rules'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { writingOf } from '../shell/house/house.tsx'
import { fill } from '../shell/language/say.ts'
import { LottoPage } from '../features/lotto/lotto-page.tsx'
import { pageMeta } from '../shell/page/page-meta.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/lotto.ts'

export const loader = ({ request }: Route.LoaderArgs) => {
  const language = languageOfPath(new URL(request.url).pathname)
  const words = texts[language].lotto
  const each = writingOf(language).money(turnoverPerTicket, 'USD')
  return {
    ...words,
    description: fill(words.description, { each }),
    lead: fill(words.lead, { each }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(houseOf(matches), {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/lotto',
    listed: true,
  })

export default function Lotto({ loaderData }: Route.ComponentProps) {
  return <LottoPage texts={loaderData} />
}
