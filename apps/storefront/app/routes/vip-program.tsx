import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { vipLevels, writeFact } from '../features/content/facts.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { texts } from '../shell/texts/texts.server.ts'
import { bannerOf } from '../features/vip/films.server.ts'
import { VipCards } from '../features/vip/vip-cards.tsx'
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
