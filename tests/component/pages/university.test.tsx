import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectivity } from '@/store/connectivity'
import { callLink, nationalNumbers } from '@/kit/rules/national-numbers'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { campus, universityLink } from './rows'

const open = (...visited: string[]) => renderScreens(screensOf('myUniversity'), ...visited)
const links = '/my-university?tab=special-links'
const website = universityLink('TUM Website', { created_at: '2026-01-01T08:00:00Z' })

beforeEach(() => saveRows('university_links', [universityLink('HELB'), website]))
afterEach(async () => {
  await emptyDevice()
})

test('each tab has its content and its address, and Back to Home goes home', async () => {
  const screen = await open('/my-university')
  const items = (list: string) => screen.getByRole('list', { name: list }).getByRole('listitem').elements()
  await expect.element(screen.getByRole('tab', { name: 'Announcements' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => items('Announcements')).toHaveLength(10)
  await screen.getByRole('tab', { name: 'Events' }).click()
  await expect.poll(screen.address).toBe('/my-university?tab=events')
  await expect.element(screen.getByRole('list', { name: 'Events' }).getByText('Clubs and Societies Meet')).toBeVisible()
  await screen.getByRole('tab', { name: 'Services' }).click()
  await expect.poll(screen.address).toBe('/my-university?tab=services')
  const services = screen.getByRole('list', { name: 'Campus services' })
  await expect.element(services.getByText('+254 700 000 190')).toHaveLength(1)
  await expect.element(services.getByRole('link', { name: /^Call/ })).not.toBeInTheDocument()
  const said = () => screen.getByText('Sample number, not callable').elements()
  await expect.poll(() => said().filter((each) => each.checkVisibility())).toHaveLength(1)
  await screen.getByRole('tab', { name: 'Special Links' }).click()
  await expect.poll(screen.address).toBe(links)
  await expect.poll(() => items('Special Links')).toHaveLength(2)
  await screen.getByRole('button', { name: 'Back to Home' }).click()
  await expect.poll(screen.address).toBe('/')
})

test('the services start with the numbers of the chosen campus', async () => {
  await saveRows('campuses', [
    campus('uon', { contacts: [{ label: 'Of another campus', value: '0700000087' }] }),
    campus('tum', {
      contacts: [
        { label: 'Dean of Students', value: 'dean@tum.example' },
        { label: 'Office', value: 'Student Centre, room 4' },
        'broken',
      ],
      emergency: [
        { label: 'Campus Security', value: '0712 345 658' },
        { label: 'Police', value: '999' },
      ],
    }),
  ])
  const screen = await open('/my-university?tab=services')
  await screen.getByText('Emergency numbers').click()
  const emergency = screen.getByRole('group').filter({ hasText: 'Emergency numbers' }).getByRole('link')
  await expect.element(emergency.first()).toHaveAttribute('href', 'tel:+254712345658')
  expect(emergency.elements().map((link) => link.getAttribute('href'))).toEqual([
    'tel:+254712345658',
    ...nationalNumbers.map(callLink),
  ])
  await screen.getByText('TUM contacts').click()
  const contacts = screen.getByRole('list', { name: 'TUM contacts' })
  await expect
    .element(contacts.getByRole('link', { name: 'Dean of Students dean@tum.example' }))
    .toHaveAttribute('href', 'mailto:dean@tum.example')
  expect(
    contacts
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Dean of Students dean@tum.example', 'Office Student Centre, room 4'])
})

test('a campus without numbers shows those of the country', async () => {
  await saveRows('campuses', [campus('tum')])
  const screen = await open('/my-university?tab=services')
  await expect.element(screen.getByRole('list', { name: 'Campus services' })).toBeVisible()
  await screen.getByText('Emergency numbers').click()
  await expect
    .element(screen.getByRole('list', { name: 'Anywhere in Kenya' }).getByRole('link'))
    .toHaveLength(nationalNumbers.length)
  await expect.element(screen.getByText('TUM contacts')).not.toBeInTheDocument()
})

test('an address with invalid parameters opens the first tab', async () => {
  const screen = await open('/my-university?tab=gossip&link=x')
  await expect.element(screen.getByRole('tab', { name: 'Announcements' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('list', { name: 'Announcements' })).toBeVisible()
})

test('special links are listed oldest first; opening one adds a history entry, and closing it returns the focus', async () => {
  // While offline the frame requests no other site.
  connectivity.setState({ online: false })
  const screen = await open(links)
  const buttons = screen.getByRole('list', { name: 'Special Links' }).getByRole('button')
  await expect.poll(() => buttons.elements().map((button) => button.id)).toHaveLength(2)
  await expect.element(buttons.first()).toMatchTextContent(/TUM Website/)
  await buttons.first().click()
  await expect.poll(screen.address).toBe(`${links}&link=${website.id}`)
  const dialog = screen.getByRole('dialog', { name: 'TUM Website' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(buttons.first()).toHaveFocus()
  expect(screen.address()).toBe(links)

  await buttons.first().click()
  await expect.element(dialog).toBeVisible()
  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})
