import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { vipLevels } from '../features/content/facts.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { texts } from '../shell/texts/texts.server.ts'
import { bannerOf } from '../features/vip/films.server.ts'
import { Neighbours } from '../features/vip/neighbours.tsx'
import { VipBanner } from '../features/vip/vip-banner.tsx'
import type { Route } from './+types/vip-level.ts'

export function loader(asked: Route.LoaderArgs) {
  const content = loadContent(asked)
  const at = vipLevels.findIndex(({ name }) => content.page.path.endsWith(`/${name}`))
  const level = vipLevels[at]
  if (level === undefined) throw new Error(`${content.page.path} is the page of no level`)
  const { vip } = texts[languageOfPath(new URL(asked.request.url).pathname)]
  return {
    ...content,
    vip,
    banner: bannerOf(level.name),
    below: vipLevels[at - 1]?.name ?? null,
    above: vipLevels[at + 1]?.name ?? null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function VipLevel({
  loaderData: { vip, banner, below, above, ...content },
}: Route.ComponentProps) {
  return (
    <>
      <VipBanner banner={banner} texts={vip} />
      <ContentPage {...content} after={<Neighbours texts={vip} below={below} above={above} />} />
    </>
  )
}
