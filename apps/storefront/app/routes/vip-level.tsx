import { contentMeta } from '../content/content-meta.ts'
import { ContentPage } from '../content/content-page.tsx'
import { loadContent } from '../content/content-page.server.ts'
import { vipLevels } from '../content/facts.ts'
import { houseOf } from '../language/house-of.ts'
import { languageOfPath } from '../language/languages.ts'
import { texts } from '../texts/texts.server.ts'
import { bannerOf } from '../vip/films.server.ts'
import { Neighbours } from '../vip/neighbours.tsx'
import { VipBanner } from '../vip/vip-banner.tsx'
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
