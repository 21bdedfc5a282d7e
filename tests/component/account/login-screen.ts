import { afterEach, beforeEach } from 'vitest'
import { Route as Login } from '@/app/routes/login'
import { emptyDevice } from '../device'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'

beforeEach(signedOut)
afterEach(emptyDevice)

/** Opens the screen of the login, signed out on a phone that has nothing. */
export const openLogin = (search = '') => renderScreens({ '/login': Login }, `/login${search}`)
