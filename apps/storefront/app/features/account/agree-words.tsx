import { Fragment } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** The sentence of agreement with links where it names the documents. They open beside the form, which keeps its entries. */
export function AgreeWords({ texts }: { texts: Texts['account'] }) {
  const { path } = useWriting()
  const documents: Readonly<Record<string, readonly [string, string]>> = {
    '{terms}': ['/terms-and-conditions', texts.terms],
    '{privacy}': ['/privacy', texts.privacy],
  }
  return texts.agree.split(/(\{\w+\})/).map((part) => {
    const [to, words] = documents[part] ?? []
    if (to === undefined) return <Fragment key={part}>{part}</Fragment>
    return (
      <Link key={part} to={path(to)} target="_blank">
        {words}
      </Link>
    )
  })
}
