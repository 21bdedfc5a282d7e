import { afterEach } from 'vitest'
import { saveUser } from '@/store/session/user-record'
import { userDb } from '@/store/user-db'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'

export const openProfile = (search = '') => renderScreens(screensOf('profile'), `/profile${search}`)

/** Signs in and stores the user on this phone. */
export const signedInAndStored = async () => {
  const user = signedIn()
  await saveUser(user)
  return user
}

afterEach(async () => {
  sessionStorage.clear()
  await Promise.all([emptyDevice(), ...userDb('anonymous').tables.map((table) => table.clear())])
})
