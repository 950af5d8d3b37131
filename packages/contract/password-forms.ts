import { z } from 'zod'
import { email, passwordOf } from './fields.ts'
import { type FieldLengths, lengths } from './limits.ts'

/** A token out of a letter, as it came: whatever is no token of ours is no more than a link that leads nowhere. */
export const linkToken = z.string({ message: 'required' }).min(1, { message: 'required' }).max(512)

/** The forms around a password, held to the given lengths; browser and server use the same. */
export function passwordForms({ password }: FieldLengths) {
  const newPassword = passwordOf(password)
  return {
    changePasswordForm: z.object({
      // As at the login: what was once accepted as a password must be sayable.
      oldPassword: z
        .string({ message: 'required' })
        .min(1, { message: 'required' })
        .max(1024, { message: 'tooLong' }),
      newPassword,
    }),
    recoverPasswordForm: z.object({ email }),
    resetPasswordForm: z.object({ token: linkToken, newPassword }),
  }
}

export const { changePasswordForm, recoverPasswordForm, resetPasswordForm } = passwordForms(lengths)
