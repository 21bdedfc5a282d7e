import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copiesDb } from '@/store/db'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'

vi.mock('@/store/sync/pull/refresh', () => ({ refresh: async () => {} }))

const id = crypto.randomUUID()
const pull = (name: string, ...entries: { [field: string]: string | number }[]) =>
  copiesDb()
    .replica('catalogues')
    .put({ id, rev: entries.length + 1, created_at: '2026-11-24T08:00:00Z', name, entries })
const putBack = () => copiesDb().replica('catalogues').delete(id)
const heading = (name: string) => page.getByRole('heading', { name })

afterEach(emptyDevice)

test('an edited catalogue replaces the shipped one on the open screen, and its removal restores the shipped one', async () => {
  await renderApp('/food-delivery')
  await expect.element(heading('Beef Pilau')).toBeVisible()
  await pull('food', {
    id: 'omena',
    name: 'Omena',
    price: 150,
    description: 'Fried, with kunde.',
    image: '/pictures/food.svg#pilau',
    category: 'local',
    restaurant: 'Mama Rehema',
    whatsapp: '0700000085',
  })
  await expect.element(heading('Omena')).toBeVisible()
  await expect.element(heading('Beef Pilau')).not.toBeInTheDocument()
  await putBack()
  await expect.element(heading('Beef Pilau')).toBeVisible()
})

test('edited drivers replace the shipped ones', async () => {
  await renderApp('/transport-services')
  await expect.element(heading('Juma Mwachiro')).toBeVisible()
  await pull('drivers', {
    id: 'zawadi',
    vehicle: 'boda-boda',
    name: 'Zawadi Mwende',
    phone: '0700000149',
    location: 'Gate B',
    rating: 5,
    speciality: 'Night rides',
    availability: 'Every day',
    image: '/pictures/services.svg#boda-boda',
  })
  await expect.element(heading('Zawadi Mwende')).toBeVisible()
  await expect.element(heading('Juma Mwachiro')).not.toBeInTheDocument()
})

test('edited announcements replace the shipped ones', async () => {
  await pull('announcements', {
    id: 'water',
    kind: 'notice',
    title: 'No water on Friday',
    text: 'Fill your buckets.',
    from: 'Estates',
    period: 'This Friday',
  })
  await renderApp('/my-university?tab=announcements')
  await expect.element(heading('No water on Friday')).toBeVisible()
  await pull(
    'announcements',
    { id: 'water', kind: 'notice', title: 'Water is back', text: 'Enjoy.', from: 'Estates', period: 'This Friday' },
    { id: 'x' },
  )
  await expect.element(heading('Water is back')).toBeVisible()
})
