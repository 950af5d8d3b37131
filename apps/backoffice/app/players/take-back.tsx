import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Money } from '../parts/values.tsx'
import { player as playerTexts } from '../texts/player.ts'
import { bonuses as texts } from '../texts/promotions.ts'
import { titled } from '../texts/words.ts'

interface Props {
  readonly player: number
  readonly bonus: { readonly id: string; readonly name: string; readonly amount: number }
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Takes a bonus back, with a word on why. */
export const TakeBack = ({ player, bonus, ...rest }: Props) => (
  <AskForm
    {...rest}
    call="takeGrantBack"
    title={texts.takeBack}
    bodyOf={(fields, key) => ({ player, key, grant: bonus.id, note: textOf(fields, 'note') })}
  >
    <p>
      {titled(bonus.name)}, <Money units={bonus.amount} currency="USD" />
    </p>
    <p className="quiet">{texts.takeBackNote}</p>
    <TextField label={playerTexts.acts.note} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)
