import { afterEach, expect, test } from 'vitest'
import { ConnectionNote, Header } from '@/app/shell'
import { connectivity } from '@/store/connectivity'
import { renderRouted } from '../render'

const offline = 'You are offline. Everything saved on this phone still works.'

afterEach(() => connectivity.setState({ online: true, reachable: true }))

const lineOf = (screen: Awaited<ReturnType<typeof renderRouted>>) =>
  screen.getByText(offline).element().getBoundingClientRect()

const render = () =>
  renderRouted(
    <>
      <ConnectionNote />
      <Header search={null} languages={null} />
    </>,
    '/groceries',
  )

test('the screen that is open when the network goes keeps the line', async () => {
  const screen = await render()
  connectivity.setState({ online: false })
  await expect.element(screen.getByText(offline)).toBeVisible()
  screen.router.history.push('/groceries?q=unga')
  await expect.poll(() => screen.router.state.location.href).toBe('/groceries?q=unga')
  expect(lineOf(screen).width).toBeGreaterThan(100)
})

test('on the next screen an icon says that the phone is offline', async () => {
  const screen = await render()
  connectivity.setState({ online: false })
  await expect.element(screen.getByText(offline)).toBeVisible()
  await screen.router.navigate({ to: '/cart' })
  await expect.element(screen.getByRole('img', { name: offline })).toBeVisible()
  // A screen reader still finds the words.
  await expect.poll(() => lineOf(screen).width).toBe(1)
})

test('a second loss of the network is said by the line again', async () => {
  const screen = await render()
  connectivity.setState({ online: false })
  await expect.element(screen.getByText(offline)).toBeVisible()
  await screen.router.navigate({ to: '/cart' })
  await expect.poll(() => lineOf(screen).width).toBe(1)
  connectivity.setState({ online: true })
  await expect.element(screen.getByText(offline)).not.toBeInTheDocument()
  connectivity.setState({ online: false })
  await expect.poll(() => lineOf(screen).width).toBeGreaterThan(100)
})
