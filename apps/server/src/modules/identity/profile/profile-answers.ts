import type { Answers } from '#platform/answer'
import type { IdentityNeeds } from '../needs.ts'
import type { Passwords } from '../passwords.ts'
import { profileOf } from '../store/profile-of.ts'
import { setAvatar } from '../store/set-avatar.ts'
import { editProfile } from './edit-profile.ts'
import { profileView } from './profile-view.ts'

/** What the house knows of a player, for the player. */
export const profileAnswers = (
  all: IdentityNeeds & { readonly passwords: Passwords },
): Answers<'readProfile' | 'editProfile' | 'editAvatar'> => ({
  readProfile: async ({ player }) => ({
    reply: { profile: profileView(await profileOf(all.database, player)) },
  }),
  editProfile: editProfile(all),
  editAvatar: async ({ player }, { avatarImageId }) => {
    await all.database.transaction(async (tx) => {
      await setAvatar(tx, player, avatarImageId)
      await all.touchSeat(tx, player)
    })
    return { reply: { userStatus: await all.playerStatus(player) } }
  },
})
