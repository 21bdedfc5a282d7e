import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectivity } from '@/data/connectivity'
import { signedIn } from '../signed-in'
import { itemRow, openMarket } from './market'

const stub = vi.hoisted(() => ({ answer: (_item: string): { data: unknown; error: object | null; status: number } => ({ data: null, error: null, status: 200 }) }))
vi.mock('@/data/session/token', () => ({ tokenOf: async () => 'token' }))
vi.mock('@/data/remote/client', () => ({
  supabaseAs: () => ({ rpc: (_name: string, { item }: { item: string }) => ({ abortSignal: () => ({ retry: async () => stub.answer(item) }) }) }),
}))

const desk = itemRow('Study Desk and Chair', { price: 4500 })
const phone = itemRow('Samsung Galaxy A14')
const numbers: Record<string, string> = { [desk.id]: '+254700000061', [phone.id]: '+254700000062' }

const opened: unknown[] = []
const ask = (title: string) => page.getByRole('button', { name: `Contact Seller: ${title}` }).click()
const links = (title: string) => page.getByRole('group', { name: `Reach the seller: ${title}` })

beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('open', (address: string) => void opened.push(address))
  stub.answer = (item) => ({ data: numbers[item] ?? null, error: null, status: 200 })
  signedIn('Esther Njeri')
})

test('a seller’s number opens the chat and stays in sight, one seller at a time', async () => {
  await openMarket('/marketplace', [desk, phone])
  await ask('Study Desk and Chair')
  const text = 'Hello! I am interested in your item "Study Desk and Chair" listed at KSh 4,500. Is it still available?'
  const chat = `https://wa.me/254700000061?text=${encodeURIComponent(text)}`
  await expect.element(links('Study Desk and Chair').getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', chat)
  await expect.element(links('Study Desk and Chair').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+254700000061')
  expect(opened).toEqual([chat])
  await ask('Samsung Galaxy A14')
  await expect.element(links('Samsung Galaxy A14')).toBeVisible()
  await expect.element(links('Study Desk and Chair')).not.toBeInTheDocument()
})

test('a number that is none is no way to reach anybody', async () => {
  stub.answer = () => ({ data: '0000000', error: null, status: 200 })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Seller phone number not available')
  expect(opened).toEqual([])
})

test('without a network no number is asked for', async () => {
  connectivity.setState({ online: false })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(page.getByRole('status').filter({ hasText: "A seller's number is only shown online." })).toBeVisible()
})

test.for([
  { status: 0, role: 'status', words: "A seller's number is only shown online." },
  { status: 401, role: 'alert', words: 'Please log in to contact the seller' },
  { status: 400, code: 'PGRST301', role: 'alert', words: 'Please log in to contact the seller' },
  { status: 429, code: 'PT429', role: 'alert', words: "You have asked for many sellers' numbers today. Please try again tomorrow." },
  { status: 500, role: 'alert', words: "The seller's number could not be fetched. Please try again." },
])('an answer of $status is told', async ({ status, code, role, words }) => {
  stub.answer = () => ({ data: null, error: { code }, status })
  await openMarket('/marketplace', [desk])
  await ask('Study Desk and Chair')
  await expect.element(page.getByRole(role).filter({ hasText: words })).toBeVisible()
})
