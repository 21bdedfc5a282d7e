import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSessionState } from '@/store/session/session-state'
import { Search } from '@/app/search'
import { BottomBar, Header } from '@/app/shell'
import { CartProvider } from '@/cart'
import { nextFrame } from '../next-frame'
import { renderRouted } from '../render'
import { signedIn, signedOut } from '../signed-in'

afterEach(() => page.viewport(360, 740))

describe('the bottom bar', () => {
  const render = (count: number) =>
    renderRouted(
      <div style={{ height: 3000 }}>
        <BottomBar cartCount={count} />
      </div>,
    )

  test('links to home, cart and profile', async () => {
    const screen = await render(0)
    const links = screen.getByRole('navigation', { name: 'Quick' }).getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Cart', '/cart'],
      ['Profile', '/profile'],
    ])
  })

  test.for([
    { count: 1, name: 'Cart , 1 item', badge: '1' },
    { count: 12, name: 'Cart , 12 items', badge: '12' },
    { count: 120, name: 'Cart , 120 items', badge: '99+' },
  ])('shows $count items in the cart', async ({ count, name, badge }) => {
    const screen = await render(count)
    const cart = screen.getByRole('link', { name: /^Cart/ })
    await expect.element(cart).toHaveAccessibleName(name)
    await expect.element(cart.getByText(badge, { exact: true })).toBeVisible()
  })

  test('hides when scrolling down past 100 px, and returns when scrolling up', async () => {
    const screen = await render(0)
    const home = screen.getByRole('link', { name: 'Home' })
    const scrollTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    await expect.element(home).toBeInViewport()
    await scrollTo(50)
    await scrollTo(90)
    await expect.element(home).toBeInViewport()
    await scrollTo(400)
    await expect.element(home).not.toBeInViewport()
    await scrollTo(300)
    await expect.element(home).toBeInViewport()
  })

  test('shows itself when something is added to the cart', async () => {
    function Shop() {
      const [count, setCount] = useState(0)
      return (
        <div style={{ height: 3000 }}>
          <button type="button" style={{ position: 'fixed', top: 0 }} onClick={() => setCount(count + 1)}>
            Add
          </button>
          <BottomBar cartCount={count} />
        </div>
      )
    }
    const screen = await renderRouted(<Shop />)
    const cart = screen.getByRole('link', { name: /^Cart/ })
    for (const top of [200, 400]) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    await expect.element(cart).not.toBeInViewport()
    await screen.getByRole('button', { name: 'Add' }).click()
    await expect.element(cart).toBeInViewport()
    await expect.element(cart).toHaveAccessibleName('Cart , 1 item')
  })
})

const withCart = (
  <CartProvider>
    <Header search={null} languages={null} />
  </CartProvider>
)

describe('the header', () => {
  const render = async () => {
    signedOut()
    const screen = await renderRouted(withCart)
    return {
      ...screen,
      menu: screen.getByRole('navigation', { name: 'Main' }),
      open: screen.getByRole('button', { name: 'Open menu' }),
    }
  }

  test('opens its links on a phone, and closes them when one is followed', async () => {
    const { menu, open, getByRole, router } = await render()
    await expect.element(menu).not.toBeInTheDocument()
    await open.click()
    await expect.element(menu).toBeVisible()
    await getByRole('button', { name: 'Close menu' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await open.click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/about')
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('links to services, about, contact, login and sign up', async () => {
    const { menu, open } = await render()
    await open.click()
    const links = menu.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Services', '/#services'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ])
  })

  test('skips to the content without adding a history entry', async () => {
    signedOut()
    const screen = await renderRouted(
      <>
        <Header search={null} languages={null} />
        <main id="main" tabIndex={-1} />
      </>,
    )
    const [address, steps] = [window.location.href, window.history.length]
    const skip = screen.getByRole('link', { name: 'Skip to the content' })
    skip.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect([window.location.href, window.history.length]).toEqual([address, steps])
  })

  test('stays in place when the menu opens, which Escape closes', async () => {
    const { menu, open, getByRole } = await render()
    const brand = getByRole('link', { name: 'Comrade, home' })
    const before = brand.element().getBoundingClientRect().top
    await open.click()
    await expect.element(menu).toBeVisible()
    expect(brand.element().getBoundingClientRect().top).toBe(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })

  test('closes the menu with the phone’s Back', async () => {
    const watchers = new Set<EventTarget>()
    class FakeWatcher extends EventTarget {
      constructor() {
        super()
        watchers.add(this)
      }
      destroy() {
        watchers.delete(this)
      }
    }
    vi.stubGlobal('CloseWatcher', FakeWatcher)
    const { menu, open } = await render()
    await open.click()
    await expect.element(menu).toBeVisible()
    await expect.poll(() => watchers.size).toBe(1)
    const [watcher] = watchers
    if (watcher) watchers.delete(watcher)
    watcher?.dispatchEvent(new Event('close'))
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(() => watchers.size).toBe(0)
    vi.unstubAllGlobals()
  })

  test('closes the menu with Back in a browser without close watchers, and takes its step away otherwise', async () => {
    vi.stubGlobal('CloseWatcher', undefined)
    const isAtStep = () => window.history.state?.overlay !== undefined
    const { menu, open } = await render()
    await open.click()
    await expect.poll(isAtStep).toBe(true)
    window.history.back()
    await expect.element(menu).not.toBeInTheDocument()
    await open.click()
    await expect.poll(isAtStep).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(isAtStep).toBe(false)
    vi.unstubAllGlobals()
  })

  test.for([768, 1024, 1280])(
    'greets a user without a name by the whole email address on one line at %i px',
    async (width) => {
      await page.viewport(width, 800)
      const user = { ...signedIn('spec17.amina juma'), fullName: null }
      setSessionState({ status: 'in', user, sessionExpired: false })
      const screen = await renderRouted(withCart)
      const greeting = screen.getByText('Hi, spec17.amina.juma@students.example').element()
      expect(greeting.scrollWidth).toBeLessThanOrEqual(greeting.clientWidth)
      expect(greeting.scrollHeight).toBeLessThanOrEqual(greeting.clientHeight)
      expect(screen.getByRole('banner').element().clientHeight).toBeLessThan(width < 1024 ? 64 : 128)
    },
  )

  test('greets the user by the first name', async () => {
    signedIn('Amina Juma')
    const screen = await renderRouted(withCart)
    await expect.element(screen.getByText('Hi, Amina', { exact: true })).toBeInTheDocument()
  })

  test('shows its links without a menu on a large screen', async () => {
    await page.viewport(1280, 800)
    const { menu, open } = await render()
    await expect.element(menu).toBeVisible()
    await expect.element(open).not.toBeInTheDocument()
  })
})

describe('on a desktop', () => {
  const render = async () => {
    await page.viewport(1280, 800)
    signedOut()
    const screen = await renderRouted(
      <CartProvider>
        <Header search={<Search />} languages={null} />
        <BottomBar cartCount={2} />
      </CartProvider>,
    )
    return { ...screen, header: screen.getByRole('banner'), services: screen.getByRole('button', { name: 'Services' }) }
  }

  test('the header links to what people open most, to the cart and to the profile; there is no bar at the bottom', async () => {
    const { header, services, getByRole } = await render()
    await expect.element(services).toBeVisible()
    const links = header.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skip to the content', '#main'],
      ['Comrade', '/'],
      ['Cart', '/cart'],
      ['Profile', '/profile'],
      ['Market', '/marketplace'],
      ['Rooms', '/rental-booking'],
      ['Gossip', '/tum-gossip'],
      ['Health', '/#health'],
      ['Orders', '/cart?view=orders'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ])
    await expect.element(getByRole('navigation', { name: 'Quick' })).not.toBeInTheDocument()
  })

  test('the panel has all services, and closes on Escape and when one is followed', async () => {
    const { services, getByRole, router } = await render()
    const panel = getByRole('list', { name: 'Services' })
    await expect.element(panel).not.toBeInTheDocument()
    await services.click()
    expect(panel.getByRole('link').elements()).toHaveLength(14)
    await expect.element(services).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(services).toHaveFocus()
    await services.click()
    await panel.getByRole('link', { name: /^Gas Delivery/ }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/gas-delivery')
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('the search is a field that says its shortcut', async () => {
    const { getByRole } = await render()
    const search = getByRole('button', { name: 'Search everything' })
    await expect.element(search).toBeVisible()
    expect(search.element().clientWidth).toBeGreaterThan(300)
    expect(getComputedStyle(search.element(), '::after').content).toBe('"Search everything (Ctrl + K)"')
  })
})
