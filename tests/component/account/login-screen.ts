import { afterEach, beforeEach } from 'vitest'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'

beforeEach(signedOut)
afterEach(emptyDevice)

/** Opens the screen of the login, signed out on a phone that has nothing. */
export const openLogin = (search = '') => renderScreens(screensOf('login'), `/login${search}`)
