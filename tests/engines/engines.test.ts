import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { LocalServer, TestUser } from '../e2e/local-server.ts'
import { root } from '../e2e/paths.ts'
import { screens } from '../e2e/screens.ts'
import { laterVersion } from '../e2e/versions.ts'
import { knownEngines } from './engines.ts'
import { signIn, withEngine } from './with-engine.ts'

const picture = join(root, 'public', 'icons', 'icon-192.png')
const submissions = (server: LocalServer, content: string) =>
  server.rows('gossip_submissions', `content=eq.${content}&select=user_id`)
const items = (server: LocalServer, { id }: TestUser) => server.rows('items', `user_id=eq.${id}&select=title,image_url`)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const pollOptions = { timeout: 60_000 }

/** The screens whose code is stored on phones, with their headings. */
const storedScreens = Object.entries(screens).flatMap(([address, { heading, onlineOnly }]) =>
  onlineOnly ? [] : [{ address, heading }],
)

describe.each(knownEngines.filter(({ isInstalled }) => isInstalled()))('$name', (engine) => {
  const use = withEngine(engine)

  test('a cart survives a reload and is in the chat message', async () => {
    const { visitor } = use()
    await visitor.open('/groceries')
    await visitor.press('button', 'Add to Cart: Tomatoes (1 kg)')
    await visitor.sees('status', 'Added to Cart!')
    await visitor.open('/cart')
    await visitor.sees('link', 'Checkout on WhatsApp')
    await visitor.becomes('the chat names what is ordered', true, () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].some(({ href }) =>
        decodeURIComponent(href).includes('Tomatoes (1 kg)'),
      ),
    )
  })

  test('after one visit every screen opens offline', async () => {
    const { server, visitor } = use()
    await visitor.open('/')
    await visitor.untilInstalled()
    await server.leaveNetwork()
    for (const { address, heading } of storedScreens) {
      await visitor.open(address)
      await visitor.sees('heading', heading)
    }
  })

  test('a post written offline is sent once when the server is reachable again', async () => {
    const { server, visitor } = use()
    const amina = await server.addUser('Amina Juma')
    await signIn(visitor, amina)
    await visitor.untilInstalled()
    await server.leaveNetwork()
    await visitor.open('/tum-gossip')
    const text = `Written in ${engine.name} without a server`
    await visitor.press('button', 'New post')
    await visitor.fill('Your post', text)
    await visitor.press('button', 'Post')
    await visitor.press('button', 'I agree')
    await visitor.sees('status', 'Post created!')
    await visitor.open('/tum-gossip')
    await visitor.reads(text)
    await server.start()
    await visitor.run(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => submissions(server, text), pollOptions).toEqual([{ user_id: amina.id }])
  })

  test('a cycle log is locked and opened with its PIN, also offline', async () => {
    const { server, visitor } = use()
    await signIn(visitor, await server.addUser('Neema Ali'))
    await visitor.untilInstalled()
    await visitor.open('/period-tracker')
    await visitor.setDate('When did your last period start?', daysAgo(10))
    await visitor.press('button', 'Show my cycle')
    await visitor.sees('tab', 'History')
    await visitor.open('/period-tracker?view=settings')
    await visitor.press('button', 'Set a PIN')
    await visitor.fill('New PIN', '7391')
    await visitor.fill('New PIN again', '7391')
    await visitor.press('button', 'Set PIN')
    await visitor.sees('button', 'Lock now')
    await server.leaveNetwork()
    await visitor.open('/period-tracker')
    await visitor.sees('heading', 'Locked')
    await visitor.fill('PIN', '7391')
    await visitor.press('button', 'Unlock')
    await visitor.sees('tab', 'History')
  })

  test('a listing is sent with its photo', async () => {
    const { server, visitor } = use()
    const seller = await server.addUser('Baraka Otieno')
    await signIn(visitor, seller)
    await visitor.open('/marketplace?form=new')
    await visitor.fill('Title', 'Camp bed')
    await visitor.fill('Price (KSh)', '1200')
    await visitor.fill('Phone Number', '+254700000012')
    await visitor.chooseFile(picture)
    await visitor.sees('button', 'Remove photo 1')
    await visitor.press('button', 'List Item')
    await expect
      .poll(() => items(server, seller), pollOptions)
      .toMatchObject([{ title: 'Camp bed', image_url: expect.stringMatching(/^https?:/) }])
  })

  test('a new version waits until the user agrees', async () => {
    const { server, visitor } = use()
    const [oldWords, newWords] = ['Everything you need for university life', 'All of campus in one pocket']
    await visitor.open('/')
    await visitor.untilInstalled()
    await server.start(await laterVersion(`engines-${engine.name}`, [oldWords, newWords]))
    await visitor.run(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => null))
    await visitor.sees('status', 'A new version is ready')
    await visitor.sees('heading', oldWords)
    await visitor.press('button', 'Update now')
    await visitor.sees('heading', newWords)
  })
})
