import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useEffect } from 'react'
import { drawSeed } from '../../../keeping/draw-seed.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { SeedChanging } from './use-seed-change.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly changing: SeedChanging
  /** Why the seed should be changed. */
  readonly means: string
  readonly changed: () => void
}

/** Opens a seal: the field holds a seed that this browser just drew, or the player's own words. */
export function ChangeSeed({ texts, changing, means, changed }: Props) {
  const { seed, fault, busy, write, change } = changing
  // Drawn here and not with the page, which the server made too.
  useEffect(() => write(drawSeed()), [write])
  return (
    <form
      className="verifier-sealed"
      onSubmit={(event) => {
        event.preventDefault()
        void change().then((isChanged) => isChanged && changed())
      }}
    >
      <output>{means}</output>
      <TextField
        label={texts.nextClientSeed}
        name="nextClientSeed"
        hint={texts.nextClientSeedHint}
        fault={
          fault ? { wrong: texts.clientSeedFault, same: texts.clientSeedSame }[fault] : undefined
        }
        mono
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={seed}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" rank="first" busy={busy}>
        {busy ? texts.rotating : texts.rotate}
      </Button>
    </form>
  )
}
