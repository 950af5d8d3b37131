import type { Country } from '@fairhouse/contract/calls/countries'
import type { Profile } from '@fairhouse/contract/calls/profile'
import { genders, titles } from '@fairhouse/contract/limits'
import { Button } from '@fairhouse/ui/button'
import { entryOf } from '../forms/entry-of.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { Choice, Entry, type EntryProps } from './profile-entries.tsx'
import type { FaultWords } from './profile-faults.ts'
import { useProfileForm } from './use-profile-form.ts'

interface Props {
  readonly texts: Texts['profile']
  readonly faults: FaultWords['faults']
  readonly profile: Profile
  readonly countries: readonly Country[]
  saved(profile: Profile): void
}

/** Everything that a player can say of himself. */
export function ProfileForm({ texts, faults, profile, countries, saved }: Props) {
  const { form, asksPassword, busy, refused, element, submit } = useProfileForm({
    texts,
    faults,
    profile,
    saved,
  })
  const parts = { texts, form, profile }
  return (
    <FormFrame className="profile-form" element={element} refused={refused} submit={submit}>
      <Person {...parts} />
      <Contact {...parts} countries={countries} asksPassword={asksPassword} />
      <Address {...parts} countries={countries} />
      <Button type="submit" rank="first" size="large" busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </FormFrame>
  )
}

function Person(parts: EntryProps) {
  const { texts } = parts
  return (
    <fieldset className="profile-part">
      <legend>{texts.person}</legend>
      <div className="profile-pair">
        <Choice
          {...parts}
          field="title"
          empty={texts.none}
          autoComplete="honorific-prefix"
          options={titles.map((title) => [title, texts.titles[title]])}
        />
        <Choice
          {...parts}
          field="gender"
          empty={texts.none}
          autoComplete="sex"
          options={genders.map((gender) => [gender, texts.genders[gender]])}
        />
      </div>
      <div className="profile-pair">
        <Entry {...parts} field="firstName" autoComplete="given-name" />
        <Entry {...parts} field="lastName" autoComplete="family-name" />
      </div>
      <Entry {...parts} field="birthDate" type="date" autoComplete="bday" />
    </fieldset>
  )
}

interface CountriesProps extends EntryProps {
  readonly countries: readonly Country[]
}

function Contact({
  countries,
  asksPassword,
  ...parts
}: CountriesProps & { readonly asksPassword: boolean }) {
  const { texts, form } = parts
  const status = useStatus()
  const unproven = status.isLogged && status.userFlags.verifyContactEmail
  const dialCode = countries.find(({ code }) => code === form.values.country)?.dialCode
  return (
    <fieldset className="profile-part">
      <legend>{texts.contact}</legend>
      <Entry
        {...parts}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={unproven ? texts.emailUnproven : texts.emailProven}
      />
      {asksPassword ? (
        <PasswordField
          {...entryOf(form, texts.fields, 'password')}
          hint={texts.passwordMeans}
          autoComplete="current-password"
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
        />
      ) : null}
      <Entry
        {...parts}
        field="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={dialCode ? fill(texts.phoneMeans, { dialCode }) : undefined}
      />
    </fieldset>
  )
}

function Address({ countries, ...parts }: CountriesProps) {
  const { texts, profile } = parts
  const served = countries.filter(({ code, allowed }) => allowed || code === profile.country)
  return (
    <fieldset className="profile-part">
      <legend>{texts.address}</legend>
      <Choice
        {...parts}
        field="country"
        autoComplete="country"
        options={served.map(({ code, name }) => [code, name])}
      />
      <Entry {...parts} field="streetAddress" autoComplete="address-line1" />
      <Entry {...parts} field="apartment" autoComplete="address-line2" />
      <div className="profile-pair">
        <Entry {...parts} field="postalCode" autoComplete="postal-code" />
        <Entry {...parts} field="city" autoComplete="address-level2" />
      </div>
    </fieldset>
  )
}
