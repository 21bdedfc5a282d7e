import { afterEach, expect, test } from 'vitest'
import { pullState } from '@/data/sync/pull-state'
import { Route as ChemistRoute } from '@/routes/chemist'
import { Route } from '@/routes/e-shop'
import { emptyDevice } from '../device'
import { renderScreens } from '../render-screens'

const render = (search = '') => renderScreens({ '/e-shop': Route }, `/e-shop${search}`)

afterEach(emptyDevice)

test('Groceries is there while the shops load', async () => {
  pullState.setState({ status: 'pulling' })
  const screen = await render()
  await expect.element(screen.getByText('Loading shops...')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).toHaveAttribute('href', '/groceries')
})

test('Groceries is there when the shops cannot be loaded', async () => {
  pullState.setState({ status: 'failed' })
  const screen = await render()
  await expect.element(screen.getByText('No products found matching your criteria.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).toBeVisible()
})

test('a search shows no shops, Groceries neither', async () => {
  pullState.setState({ status: 'failed' })
  const screen = await render('?q=kettle')
  await expect.element(screen.getByText('No products found matching your criteria.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).not.toBeInTheDocument()
})

test('the emergency numbers are not searched, so there is no box for it', async () => {
  const screen = await renderScreens({ '/chemist': ChemistRoute }, '/chemist?tab=emergency&q=panadol')
  await expect.element(screen.getByRole('list', { name: 'Emergency contacts' }).getByRole('listitem').first()).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Services' }).click()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('panadol')
})
