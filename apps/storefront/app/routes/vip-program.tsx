import { contentMeta } from '../content/content-meta.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadContent } from '../content/content-page.server.ts'
import { vipLevels, writeFact } from '../content/facts.ts'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { texts } from '../texts/texts.server.ts'
import { bannerOf } from '../vip/films.server.ts'
import { VipCards } from '../vip/vip-cards.tsx'
import type { Route } from './+types/vip-program.ts'

export function loader(asked: Route.LoaderArgs) {
  const language = languageOfPath(new URL(asked.request.url).pathname)
  const levels = vipLevels.map(({ name, turnover }) => ({
    name,
    turnover: writeFact({ type: 'dollars', value: turnover }, language),
    banner: bannerOf(name),
  }))
  return { ...loadContent(asked), vip: texts[language].vip, levels }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function VipProgram({
  loaderData: { vip, levels, ...content },
}: Route.ComponentProps) {
  return <ContentPage {...content} before={<VipCards texts={vip} levels={levels} />} />
}
