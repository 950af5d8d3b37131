import type { Texts } from '../../shell/texts/texts.ts'
import { Colours, Spaces, TypeScale } from './foundations.tsx'
import { Both } from './both.tsx'
import { Bones, Meters, Notices, States } from './sample-marks.tsx'
import { Buttons, Chips, Fields } from './sample-entries.tsx'
import { Dialogs, Menus } from './sample-openers.tsx'
import { Hits, Rows, Tiles } from './sample-games.tsx'
import type { SampleTiles } from './sample-tiles.server.ts'
import type { Themes } from './tokens.ts'
import type { DesignWords } from './words-en.ts'
import './design.css'

interface Props {
  readonly words: DesignWords
  readonly search: Texts['search']
  readonly account: { readonly show: string; readonly hide: string }
  readonly themes: Themes
  readonly tiles: SampleTiles
}

/** Every part of the pages in every state, in both themes side by side. */
export function DesignPage({ words, search, account, themes, tiles }: Props) {
  const { parts } = words
  return (
    <div className="design">
      <h1>{words.heading}</h1>
      <p className="design-lead">{words.lead}</p>
      <section>
        <h2>{parts.colours}</h2>
        <p className="design-lead">{words.contrastMeans}</p>
        <div className="design-both">
          <Colours theme={themes.dark} look="night" name={words.dark} />
          <Colours theme={themes.light} look="day" name={words.light} />
        </div>
      </section>
      <Both title={parts.type} words={words}>
        <TypeScale words={words} />
      </Both>
      <Both title={parts.space} words={words}>
        <Spaces />
      </Both>
      <Both title={parts.buttons} words={words}>
        <Buttons words={words} />
      </Both>
      <Both title={parts.fields} words={words}>
        <Fields words={words} eye={account} />
      </Both>
      <Both title={parts.chips} words={words}>
        <Chips words={words} />
      </Both>
      <section>
        <h2>{parts.menus}</h2>
        <Menus words={words} />
      </section>
      <section>
        <h2>{parts.dialogs}</h2>
        <Dialogs words={words} />
      </section>
      <Both title={parts.notices} words={words}>
        <Notices words={words} />
      </Both>
      <Both title={parts.states} words={words}>
        <States words={words} />
      </Both>
      <Both title={parts.bones} words={words}>
        <Bones />
      </Both>
      <Both title={parts.meters} words={words}>
        <Meters words={words} />
      </Both>
      <Both title={parts.tiles} words={words}>
        <Tiles tiles={tiles} />
      </Both>
      <Both title={parts.hits} words={words}>
        <Hits tiles={tiles} texts={search} />
      </Both>
      <section>
        <h2>{parts.rows}</h2>
        <Rows tiles={tiles} words={words} />
      </section>
    </div>
  )
}
