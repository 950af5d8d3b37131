import { age } from '@fairhouse/contract/limits'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../shell/house/context.ts'
import { menuOf } from './menu.server.ts'
import { groundsOf, themeOf } from '../shell/house/theme.ts'
import type { House } from '../shell/house/house.tsx'
import { fill } from '../shell/language/say.ts'
import { languageOfPath } from '../shell/texts/languages.ts'
import { readCookie } from '../shell/session/cookies.ts'
import { texts } from '../shell/texts/texts.server.ts'
import { pack } from '../shell/waking/packed.ts'

/** What the whole visit needs. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const { frame, errors, consent: words, flags, tiles } = texts[language]
  const theme = themeOf(readCookie(request.headers.get('cookie') ?? '', 'theme'))
  const stamp = page.init.clientBuild.css
  const house: House = {
    language,
    brand: page.brand.name,
    logo: page.brand.logo,
    colors: page.brand.colors,
    icons: iconsOf(stamp),
    stamp,
    licence: page.brand.licence && fill(frame.licence, page.brand.licence),
    minAge: page.brand.licence?.minAge ?? age.min,
    origin: page.origin,
    mediaOrigin: page.mediaOrigin,
    demo: page.demo,
    guestPlay: page.features().guestPlay,
    mailbox: page.mailbox,
    lengths: page.accountRules.lengths,
    termsVersion: page.accountRules.termsVersion,
    theme,
    grounds: groundsOf(theme),
    catalogueStamp: page.catalogue.stamp,
    madeAt: page.userStatus.serverTime,
    frame,
    tiles,
    menu: menuOf(page.catalogue, texts[language]),
    errors,
    outside: Object.values(page.adapters).some((one) => one !== null)
      ? { adapters: page.adapters, words }
      : null,
    flags,
  }
  return { house: pack(house), userStatus: page.userStatus, init: page.init }
}

const iconsOf = (stamp: string): House['icons'] => [
  { rel: 'icon', href: `/icon.svg?${stamp}`, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: `/icon-180.png?${stamp}` },
]
