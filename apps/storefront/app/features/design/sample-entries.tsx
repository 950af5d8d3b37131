import { Button, buttonClass } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { Switch } from '@fairhouse/ui/switch'
import { Field, FieldGroup, TextField, Tick } from '@fairhouse/ui/field'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { PasswordField } from '../forms/password-field.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import type { DesignWords } from './words-en.ts'

interface Props {
  readonly words: DesignWords
}

const ranks = ['first', 'second', 'plain'] as const
const sizes = ['small', 'medium', 'large'] as const

export function Buttons({ words: { buttons } }: Props) {
  const { path } = useWriting()
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className="design-line">
          {ranks.map((rank) => (
            <Button key={rank} rank={rank} size={size}>
              {buttons[rank]}
            </Button>
          ))}
        </div>
      ))}
      <div className="design-line">
        <Button rank="first" busy>
          {buttons.busy}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button icon aria-label={buttons.icon}>
          <X aria-hidden="true" size={18} />
        </Button>
        <Link className={buttonClass()} to={path('/dev/design')}>
          {buttons.link}
        </Link>
      </div>
      <Button rank="first" wide>
        {buttons.wide}
      </Button>
    </>
  )
}

export function Fields({
  words: { fields },
  eye,
}: Props & { eye: { readonly show: string; readonly hide: string } }) {
  return (
    <div className="design-fields">
      <TextField label={fields.name} hint={fields.hint} autoComplete="off" />
      <TextField label={fields.name} optional={fields.optional} defaultValue={fields.filled} />
      <TextField label={fields.name} fault={fields.fault} />
      <TextField label={fields.name} defaultValue={fields.off} disabled />
      <PasswordField
        label={fields.password}
        defaultValue="fairhouse"
        autoComplete="off"
        showLabel={eye.show}
        hideLabel={eye.hide}
      />
      <Field label={fields.country}>
        {(ties) => (
          <select {...ties} className="entry">
            {fields.countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
        )}
      </Field>
      <FieldGroup label={fields.born}>
        {(ties) => (
          <div className="entry-row">
            {[fields.day, fields.month, fields.year].map((part) => (
              <input key={part} {...ties} className="entry" aria-label={part} placeholder={part} />
            ))}
          </div>
        )}
      </FieldGroup>
      <Choices words={fields} />
      <Tick defaultChecked>{fields.tick}</Tick>
      <Tick fault={fields.termsFault}>{fields.terms}</Tick>
    </div>
  )
}

function Choices({ words }: { words: DesignWords['fields'] }) {
  const name = useId()
  return (
    <div className="choices">
      {(
        [
          [words.choice, words.choiceMeans],
          [words.otherChoice, words.otherMeans],
        ] as const
      ).map(([choice, means], index) => (
        <label key={choice} className="choice">
          <input type="radio" name={name} defaultChecked={index === 0} />
          <span className="choice-name">{choice}</span>
          <span className="choice-means">{means}</span>
        </label>
      ))}
    </div>
  )
}

export function Chips({ words: { chips } }: Props) {
  const [isOn, setOn] = useState(true)
  const common = { name: 'chip', count: chips.count }
  return (
    <div className="design-line">
      <Chip {...common} value="off" checked={!isOn} change={() => setOn(!isOn)}>
        {chips.off}
      </Chip>
      <Chip {...common} value="on" checked={isOn} change={() => setOn(!isOn)}>
        {chips.on}
      </Chip>
      <Chip name="chip" value="none" count="0" checked={false} disabled change={() => setOn(isOn)}>
        {chips.none}
      </Chip>
      <Switch label={chips.on} hint={chips.off} on={isOn} busy={false} turn={setOn} />
    </div>
  )
}
