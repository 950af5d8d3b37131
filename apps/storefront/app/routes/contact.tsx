import { ContactWays } from '../features/content/contact-ways.tsx'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { pageContext } from '../shell/house/context.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/contact.ts'

export function loader(asked: Route.LoaderArgs) {
  const { adapters, supportMail } = asked.context.get(pageContext)
  const { contact } = texts[languageOfPath(new URL(asked.request.url).pathname)].content
  return { ...loadContent(asked), ways: { contact, supportMail, hasChat: adapters.chat !== null } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Contact({ loaderData: { ways, ...content } }: Route.ComponentProps) {
  return <ContentPage {...content} before={<ContactWays {...ways} />} />
}
