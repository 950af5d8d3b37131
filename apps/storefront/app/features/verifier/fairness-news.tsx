import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { News } from '../../../keeping/new-keys.ts'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly news: readonly News[]
}

/** What the house shows now and that does not fit what this browser kept. */
export function FairnessNews({ texts, news }: Props) {
  const words = texts.news
  const { demo } = useHouse()
  const isHarmless = news.every(({ type }) => type === 'newKey')
  return (
    <div role="alert">
      {news.length > 0 ? (
        <div className="verifier-news">
          <ul>
            {news.map((one) => (
              <li key={JSON.stringify(one)}>{sentenceOf(words, one)}</li>
            ))}
          </ul>
          {isHarmless ? null : <p>{words.whatToDo}</p>}
          {demo && !isHarmless ? <p>{words.inDemo}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

function sentenceOf(words: Texts['verify']['news'], news: News): string {
  switch (news.type) {
    case 'serverSeed':
    case 'clientSeed':
      return fill(words[news.type], { stream: news.stream, was: news.was, is: news.is })
    case 'step':
      return fill(words.step, { nonce: news.nonce })
    case 'newKey':
    case 'strangeKey':
      return fill(words[news.type], { key: news.fingerprint })
  }
}
