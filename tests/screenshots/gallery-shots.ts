import type { Page } from '@playwright/test'
import { addAdmin, logIn } from '../e2e/admin.ts'
import { signIn } from '../e2e/app.ts'
import { dayFromNow, period, plantDays } from '../e2e/cycle-log.ts'
import type { LocalServer, TestUser } from '../e2e/local-server.ts'
import { screens } from '../e2e/screens.ts'
import { type View } from '../e2e/views.ts'

export type Shot = {
  readonly name: string
  readonly path: string
  /** Visible once the screen is ready. */
  readonly shows: View['shows']
  readonly open?: ((page: Page) => Promise<void>) | undefined
  readonly as: 'anonymous' | 'user' | 'admin'
}

/** A year of cycles between 27 and 30 days, the last one nine days ago. */
const yearOfCycles = [9, 37, 65, 94, 122, 151, 178, 206, 235, 264, 292, 321].flatMap(period)

const withSymptoms = yearOfCycles.map((day, index) =>
  index % 3 === 0 ? { ...day, symptoms: ['cramps', 'fatigue'] } : day,
)

const heading =
  (name: string): View['shows'] =>
  (page) =>
    page.getByRole('heading', { name })

const region =
  (name: string): View['shows'] =>
  (page) =>
    page.getByRole('region', { name })

const slug = (path: string) =>
  path
    .replaceAll('/', ' ')
    .trim()
    .replaceAll(/[^a-z]+/g, '-') || 'home'

/** Every screen as a visitor sees it. */
const visitorShots: Shot[] = Object.entries(screens).map(([path, { shows }]) => ({
  name: slug(path),
  path,
  shows,
  as: 'anonymous',
}))

/** Screens of signed-in users, and screens in their most common state. */
const otherShots: Shot[] = [
  {
    name: 'cart-full',
    path: '/cart',
    shows: screens['/cart']?.states?.['full']?.shows ?? heading('Your Cart'),
    open: (page) => screens['/cart']?.states?.['full']?.open?.(page, { isMobile: false }) ?? Promise.resolve(),
    as: 'anonymous',
  },
  {
    name: 'profile-signed-in',
    path: '/profile',
    shows: (page) => page.getByRole('button', { name: 'Sign Out', exact: true }),
    as: 'user',
  },
  { name: 'cycle-tracker', path: '/bloom-period-tracker', shows: (page) => page.getByRole('grid'), as: 'user' },
  { name: 'period-tracker-in-use', path: '/period-tracker', shows: region('Today at a glance'), as: 'user' },
  { name: 'admin-panel', path: '/admin', shows: heading('Admin Panel'), as: 'admin' },
]

export const galleryShots: readonly Shot[] = [...visitorShots, ...otherShots]

/** Signs in; `user` also gets a year of cycle logs. @returns null for `anonymous` */
export const enter = async (page: Page, server: LocalServer, as: Shot['as']): Promise<TestUser | null> => {
  if (as === 'anonymous') return null
  if (as === 'admin') {
    const admin = await addAdmin(server, 'Amina Juma')
    await logIn(page, admin)
    return admin
  }
  const user = await server.addUser('Neema Ali')
  await signIn(page, user)
  await plantDays(
    page,
    user.id,
    withSymptoms.filter(({ date }) => date <= dayFromNow(0)),
  )
  return user
}
