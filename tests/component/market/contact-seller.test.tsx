import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { findProof } from '@/store/remote/proof-of-work'
import { shownContact } from '@/market/seller-contact'
import { saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'
import { countTaps, setTextSize, textSizes } from '../taps'
import { itemRow, openMarket } from './market'

type Request = { readonly item: string; readonly proof_of_work?: string }
const stub = vi.hoisted(() => ({
  requests: [] as Request[],
  answer: (_item: string): { data: unknown; error: object | null; status: number } => ({
    data: null,
    error: null,
    status: 200,
  }),
}))
vi.mock('@/store/session/token', () => ({ tokenOf: async () => 'token' }))
vi.mock('@/store/remote/client', () => {
  const rpc = (_name: string, request: Request) => {
    stub.requests.push(request)
    return { abortSignal: () => ({ retry: async () => stub.answer(request.item) }) }
  }
  return { supabase: () => ({ rpc }), supabaseAs: () => ({ rpc }) }
})

const desk = itemRow('Study Desk and Chair', { price: 4500 })
const phone = itemRow('Samsung Galaxy A14')
const numbers: Record<string, string> = { [desk.id]: '+254700000061', [phone.id]: '+254700000062' }

const opened: unknown[] = []
const ask = (title: string) => page.getByRole('button', { name: `Contact Seller: ${title}` }).click()
const links = (title: string) => page.getByRole('group', { name: `Reach the seller: ${title}` })

beforeEach(() => {
  opened.length = 0
  stub.requests.length = 0
  shownContact.setState({ item: null }, true)
  vi.stubGlobal('open', (address: string) => void opened.push(address))
  stub.answer = (item) => ({ data: numbers[item] ?? null, error: null, status: 200 })
  signedIn('Esther Njeri')
})

test('contacting a seller opens the chat and shows the number, for one seller at a time', async () => {
  await openMarket('/marketplace', [desk, phone])
  await ask('Study Desk and Chair')
  const text = 'Hello! I am interested in your item "Study Desk and Chair" listed at KSh 4,500. Is it still available?'
  const chat = `https://wa.me/254700000061?text=${encodeURIComponent(text)}`
  await expect
    .element(links('Study Desk and Chair').getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', chat)
  await expect
    .element(links('Study Desk and Chair').getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:+254700000061')
  expect(opened).toEqual([chat])
  await ask('Samsung Galaxy A14')
  await expect.element(links('Samsung Galaxy A14')).toBeVisible()
  await expect.element(links('Study Desk and Chair')).not.toBeInTheDocument()
})

test.for(textSizes)('a seller is messaged in two taps from Home, with text of %i %%', async (textSize) => {
  setTextSize(textSize)
  await saveRows('items', [desk])
  await saveRows('item_photos', [])
  await renderScreens(screensOf('home', 'marketplace'), '/')
  const { tap, taps } = countTaps()
  await tap(page.getByRole('list', { name: 'Services' }).getByRole('link', { name: /^Marketplace/ }))
  await tap(page.getByRole('button', { name: 'Contact Seller: Study Desk and Chair' }))
  await expect.poll(() => opened).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/254700000061\?/)])
  expect(taps()).toBe(2)
})

test('when the browser does not open the chat, a second tap on its link does', async () => {
  vi.stubGlobal('open', () => null)
  await openMarket('/second-hand', [desk])
  await ask('Study Desk and Chair')
  const chat = links('Study Desk and Chair').getByRole('link', { name: /^WhatsApp/ })
  await expect.element(chat).toBeInViewport()
  await expect
    .element(chat)
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('Is it still available?')))
})

test('a buyer who has asked sees the seller’s new number, and never the old one after the listing has changed', async () => {
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect
    .element(links('Study Desk and Chair').getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:+254700000061')
  stub.answer = () => ({ data: '+254700000069', error: null, status: 200 })
  await saveRows('items', [{ ...desk, rev: desk.rev + 1 }])
  await expect
    .element(links('Study Desk and Chair').getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:+254700000069')
  expect(stub.requests).toHaveLength(2)
  expect(opened).toHaveLength(1)
  stub.answer = () => ({ data: null, error: { code: 'PT429', message: 'Too many' }, status: 429 })
  await saveRows('items', [{ ...desk, rev: desk.rev + 2 }])
  await expect.element(page.getByRole('button', { name: 'Contact Seller: Study Desk and Chair' })).toBeVisible()
  await expect.element(links('Study Desk and Chair')).not.toBeInTheDocument()
})

test('another question uses the same greeting', async () => {
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  const text =
    'Hello! I am interested in your item "Study Desk and Chair" listed at KSh 4,500. What is your last price?'
  const question = links('Study Desk and Chair').getByRole('link', { name: /^What is your last price\?/ })
  await expect.element(question).toHaveAttribute('href', `https://wa.me/254700000061?text=${encodeURIComponent(text)}`)
})

test('a visitor reaches a seller with the same tap, after a proof of work on the phone', async () => {
  signedOut()
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect
    .element(links('Study Desk and Chair').getByRole('link', { name: /^Call/ }))
    .toHaveAttribute('href', 'tel:+254700000061')
  expect(opened).toHaveLength(1)
  const [proof] = stub.requests.map(({ proof_of_work }) => Number(proof_of_work))
  expect(stub.requests).toEqual([{ item: desk.id, proof_of_work: await findProof(desk.id, proof) }])
})

test('visitors of a network over its limit are offered the login', async () => {
  signedOut()
  stub.answer = () => ({ data: null, error: { code: 'PT429' }, status: 429 })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  const toast = page.getByRole('alert')
  await expect.element(toast).toMatchTextContent('Visitors of your network have asked for many')
  await expect.element(toast.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('an invalid number is not shown', async () => {
  stub.answer = () => ({ data: '0000000', error: null, status: 200 })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Seller phone number not available')
  expect(opened).toEqual([])
})

test('a browser that says that it is offline is not believed: the number is asked for, and comes', async () => {
  connectivity.setState({ online: false })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(links('Study Desk and Chair')).toBeVisible()
  expect(connectivity.getState()).toEqual({ online: true, reachable: true })
})

test.for([
  { status: 0, role: 'alert', words: "A seller's number is only shown online." },
  { status: 401, role: 'alert', words: 'Please log in to contact the seller' },
  { status: 400, code: 'PGRST301', role: 'alert', words: 'Please log in to contact the seller' },
  {
    status: 429,
    code: 'PT429',
    role: 'alert',
    words: "You have asked for many sellers' numbers today. Please try again tomorrow.",
  },
  { status: 500, role: 'alert', words: "The seller's number could not be fetched. Please try again." },
])('a response with status $status shows its message', async ({ status, code, role, words }) => {
  stub.answer = () => ({ data: null, error: { code }, status })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(page.getByRole(role).filter({ hasText: words })).toBeVisible()
})
