import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { provider } from '../pages/rows'
import { renderApp } from '../render-app'
import { chat, namesIn } from './cards'

type Screen = Awaited<ReturnType<typeof renderApp>>

const card = (screen: Screen, name: string) => screen.getByRole('listitem').filter({ hasText: name })

const facts = (screen: Screen, name: string) =>
  card(screen, name)
    .getByRole('definition')
    .elements()
    .map((fact) => fact.textContent)

afterEach(emptyDevice)

describe('the drivers', () => {
  test('are grouped by vehicle, best rated first', async () => {
    const screen = await renderApp('/transport-services')
    await expect
      .poll(() => namesIn(screen, 'Boda Boda'))
      .toEqual(['Juma Mwachiro', 'Kelvin Onyango', 'Ali Bakari', 'Samuel Karisa'])
    expect(namesIn(screen, 'Tuk Tuk')).toEqual(['Agnes Mueni', 'Rashid Omar', 'Hamisi Juma', 'Peter Ngugi'])
  })

  test('show place, hours, number and a call link, and a tuk tuk shows its capacity', async () => {
    const screen = await renderApp('/transport-services')
    const agnes = card(screen, 'Agnes Mueni')
    await expect.element(agnes.getByText('Safe night rides for ladies')).toBeVisible()
    expect(facts(screen, 'Agnes Mueni')).toEqual([
      'Ganjoni',
      'Every day, 4PM to midnight',
      '3 passengers',
      '+254 700 000 146',
    ])
    await expect
      .element(agnes.getByRole('link', { name: 'Call: Agnes Mueni' }))
      .toHaveAttribute('href', 'tel:+254700000146')
    expect(facts(screen, 'Juma Mwachiro')).toHaveLength(3)
  })

  test('are filtered by chip and by query, ignoring case', async () => {
    const screen = await renderApp('/transport-services')
    await screen.getByRole('button', { name: 'Tuk Tuk' }).click()
    await expect.poll(screen.address).toBe('/transport-services?category=tuk-tuk')
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search drivers...' }), 'KIZINGO')
    await expect.poll(() => namesIn(screen, 'Transport Services')).toEqual(['Hamisi Juma'])
    await screen.getByRole('button', { name: 'Boda Boda' }).click()
    await expect.element(screen.getByText('No drivers found matching your search.')).toBeVisible()
  })

  test('are all shown for an unknown chip', async () => {
    const screen = await renderApp('/transport-services?category=helicopter')
    await expect
      .element(screen.getByRole('button', { name: 'All', exact: true }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => namesIn(screen, 'Tuk Tuk')).toHaveLength(4)
  })
})

describe('the service providers', () => {
  const asha = provider('Mama Asha Laundry', {
    speciality: 'Hand washing and folding',
    rating: 4.8,
    location: 'Tudor',
    availability: 'Every day, 7AM to 6PM',
    description: 'Comes to your room, washes, hangs and folds.',
    phone: '+254 700 000 013',
    whatsapp: '0700000014',
  })

  test('are one list, best rated first', async () => {
    await saveRows('service_providers', [
      provider('Fundi Otieno', { category: 'fundi' }),
      provider('Wi-Fi Hamza', { category: 'wifi', rating: 4.1 }),
      asha,
    ])
    const screen = await renderApp('/service-providers')
    await expect
      .poll(() => namesIn(screen, 'Get Cheap Services'))
      .toEqual(['Mama Asha Laundry', 'Wi-Fi Hamza', 'Fundi Otieno'])
    await expect.element(card(screen, 'Mama Asha Laundry').getByText(/^Rated/)).toBeInTheDocument()
    await expect.element(screen.getByText('Saved just now')).toBeVisible()
  })

  test('have a chip for each kind, which the address contains', async () => {
    await saveRows('service_providers', [provider('Fundi Otieno', { category: 'fundi' }), asha])
    const screen = await renderApp('/service-providers')
    const chips = screen.getByRole('group', { name: 'Categories' }).getByRole('button')
    await expect
      .poll(() => chips.elements().map((chip) => chip.textContent))
      .toEqual([
        'All Services',
        'Laundry',
        'Technician',
        'Mill Services',
        'Beauty & Salon',
        'WiFi Installation',
        'Photography',
        'Bakery',
        'Cleaning',
      ])
    await screen.getByRole('button', { name: 'Laundry', exact: true }).click()
    await expect.poll(screen.address).toBe('/service-providers?category=mamafua')
    await expect.poll(() => namesIn(screen, 'Get Cheap Services')).toEqual(['Mama Asha Laundry'])
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search service providers...' }), 'submarine')
    await expect.element(screen.getByText('No service providers found matching your search.')).toBeVisible()
  })

  test('show what they do, a call link, and a chat link that asks about it', async () => {
    await saveRows('service_providers', [asha])
    const screen = await renderApp('/service-providers')
    const shown = card(screen, 'Mama Asha Laundry')
    await expect.element(shown.getByText('Hand washing and folding')).toBeVisible()
    await expect.element(shown.getByText('Comes to your room, washes, hangs and folds.')).toBeVisible()
    expect(facts(screen, 'Mama Asha Laundry')).toEqual(['Tudor', 'Every day, 7AM to 6PM'])
    await expect
      .element(shown.getByRole('link', { name: 'Contact: Mama Asha Laundry' }))
      .toHaveAttribute('href', 'tel:+254700000013')
    const whatsapp = shown.getByRole('link', { name: 'WhatsApp: Mama Asha Laundry' })
    await expect
      .element(whatsapp)
      .toHaveAttribute(
        'href',
        chat(
          '254700000014',
          'Hello Mama Asha Laundry! I would like to ask about your services: Hand washing and folding. Are you available?',
        ),
      )
    await expect.element(whatsapp).toHaveAttribute('target', '_blank')
  })
})
